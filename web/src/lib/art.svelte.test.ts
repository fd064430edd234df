// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Art } from './art.svelte';
import { settings } from './settings.svelte';

const asked = vi.fn<(address: string) => Promise<Response>>();

/** As long as the page needs until it has nothing else to do. */
async function idle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
  asked.mockImplementation((address) => Promise.resolve(new Response(`<svg id="${address}"></svg>`)));
  settings.set({ board: 'auto' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follow as a table does, until its effect is over. */
function follow(art: Art, addresses: string[]): () => void {
  return $effect.root(() => {
    $effect(() => art.follow(addresses));
  });
}

describe('pictures', () => {
  it('come when nothing else is to be done, all at once', async () => {
    const art = new Art();
    const stop = follow(art, ['a.svg', 'b.svg']);
    flushSync();
    expect([art.expected, art.on, art.state]).toEqual([true, false, 'coming']);
    expect(asked).not.toHaveBeenCalled();
    await idle();
    expect([art.on, art.state]).toEqual([true, 'on']);
    expect(art.sheets.slice(0, 2)).toEqual(['<svg id="a.svg"></svg>', '<svg id="b.svg"></svg>']);
    stop();
    expect([art.on, art.state]).toEqual([false, 'off']);
  });

  it('are fetched once', async () => {
    const art = new Art();
    const stop = follow(art, ['a.svg']);
    await idle();
    stop();
    const again = follow(art, ['a.svg', 'c.svg']);
    await idle();
    expect(asked.mock.calls.filter(([address]) => address === 'a.svg')).toHaveLength(1);
    expect(art.sheets).toHaveLength(4); // with pieces and moments
    again();
  });

  it('that do not come are not missed', async () => {
    asked.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
    const art = new Art();
    const stop = follow(art, ['a.svg']);
    await idle();
    expect([art.expected, art.on, art.sheets.length]).toEqual([true, false, 0]);
    stop();
  });

  it('are not asked for by a plain board, and go when it is wished', async () => {
    const art = new Art();
    settings.set({ board: 'plain' });
    const stop = follow(art, ['a.svg']);
    await idle();
    expect(asked).not.toHaveBeenCalled();
    expect([art.expected, art.state]).toEqual([false, 'off']);
    settings.set({ board: 'pictures' });
    flushSync();
    await idle();
    expect(art.state).toBe('on');
    settings.set({ board: 'plain' });
    expect([art.on, art.state]).toEqual([false, 'off']);
    stop();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownTable } from './context';
import type { LogEntry, PastView } from './messages';
import { ReplayTable } from './replay.svelte';

const entry = (k: number, round: number): LogEntry => ({
  k,
  seat: 0,
  round,
  do: 'x',
  events: [{ event: 'passed', seat: 0, values: {} }],
  spoken: {},
  auto: false,
  undo: null,
});

const live = { id: 't', log: [entry(1, 1), entry(2, 1), entry(3, 2)], chat: [] } as unknown as ShownTable;

const told = (k: number, n: number): LogEntry => ({ ...entry(k, 1), n });
/** The second entry of the record was made in secret and is told to others after the third. */
const OPEN = [told(1, 1), told(2, 2), told(3, 3)];
const SECRET = [told(1, 1), told(2, 3), told(3, 2)];

describe('a replay', () => {
  let ask: ReturnType<typeof vi.fn<(id: string, k: number) => Promise<PastView>>>;
  let replay: ReplayTable;
  beforeEach(() => {
    vi.useFakeTimers();
    ask = vi.fn(async (_id: string, k: number) => ({ k, view: { k } }));
    replay = new ReplayTable(live, {
      moment: ask,
      past: async (_id, n, by) => ({ k: n, view: { n, ...by } }),
      story: async (_id, by) => ({ log: by.everything ? OPEN : SECRET }),
    });
  });
  afterEach(() => {
    replay.close();
    vi.useRealTimers();
  });

  it('shows the table after an entry, and the log up to it', async () => {
    replay.jump(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.view).toEqual({ k: 2 });
    expect(replay.log.map((one) => one.k)).toEqual([1, 2]);
    expect(replay.segment.round).toBe(1);
  });

  it('says when the board is that of an earlier moment', async () => {
    ask.mockImplementation(async (_id, k) => ({ k, view: { k }, exact: k !== 2 }));
    for (const [k, exact] of [
      [1, true],
      [2, false],
      [3, true],
    ] as const) {
      replay.jump(k);
      await vi.advanceTimersByTimeAsync(0);
      expect(replay.exact).toBe(exact);
    }
  });

  it('fetches what comes next, and each moment once', async () => {
    replay.jump(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask.mock.calls.map(([, k]) => k).sort()).toEqual([0, 1, 2, 3]);
    replay.step(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(replay.view).toEqual({ k: 2 });
  });

  it('plays to the end and stops there, twice as fast when asked', async () => {
    replay.speed = 2;
    replay.play();
    await vi.advanceTimersByTimeAsync(600);
    expect(replay.k).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect([replay.k, replay.playing]).toEqual([3, false]);
    replay.play();
    expect(replay.k).toBe(0);
  });

  it('goes by rounds', () => {
    replay.go(1);
    replay.round(1);
    expect(replay.k).toBe(3);
    replay.round(-1);
    expect(replay.k).toBe(0);
  });

  it('says when a moment cannot be had, and asks again', async () => {
    ask.mockRejectedValueOnce(new Error('down'));
    replay.jump(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.failed).toBe(true);
    replay.jump(3);
    await vi.advanceTimersByTimeAsync(0);
    expect([replay.failed, replay.view]).toEqual([false, { k: 3 }]);
  });

  it('of a finished game is looked at with other eyes, at the same moment', async () => {
    await replay.see({ seat: 1, everything: false }, 2);
    expect([replay.mine, replay.at, replay.stop]).toEqual([1, 1, 1]); // entry 2 was not told yet
    replay.step(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.view).toEqual({ n: 3, seat: 1, everything: false });
    await replay.see({ seat: 0, everything: true });
    expect([replay.mine, replay.at, replay.stop]).toEqual([0, 3, 3]);
    expect(replay.view).toEqual({ n: 3, seat: 0, everything: true });
  });

  it('can do nothing to the table', async () => {
    expect(await replay.act()).toBe(false);
    expect(replay.decision).toBeNull();
  });
});

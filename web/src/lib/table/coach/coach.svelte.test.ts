// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api';
import type { Choice } from '../../choice.svelte';
import type { ShownTable } from '../../context';
import type { Hints } from '../../messages';
import { coachOf, type Coach } from './coach.svelte';

const told = (seq: number): Hints => ({
  seq,
  used: 1,
  hints: [{ actions: [{ text: `plan ${seq}`, label: 'place', args: {}, targets: [] }] }] as unknown as Hints['hints'],
});

class Table {
  id = 'abc';
  seq = $state(1);
  decision = null;
}

/** What a hint button shows for as long as it is there. */
function button(table: Table): { coach: Coach; shown: () => string; gone: () => void } {
  let coach!: Coach;
  let shown = '';
  const gone = $effect.root(() => {
    coach = coachOf(table as unknown as ShownTable, {} as Choice);
    $effect(() => {
      shown = coach.plan?.actions[0]!.text ?? '';
    });
  });
  flushSync();
  return { coach, shown: () => (flushSync(), shown), gone };
}

describe('the coach', () => {
  afterEach(() => vi.restoreAllMocks());

  it('answers the next question as well, when the button that made it is gone', async () => {
    const warned = vi.spyOn(console, 'warn');
    const table = new Table();
    vi.spyOn(api, 'hints').mockImplementation(async () => told(table.seq));
    const first = button(table);
    await first.coach.ask();
    expect(first.shown()).toBe('plan 1');
    first.gone();
    table.seq = 2;
    const second = button(table);
    expect(second.coach).toBe(first.coach);
    expect(second.coach.hints).toEqual([]);
    expect(second.shown()).toBe('');
    await second.coach.ask();
    expect(second.shown()).toBe('plan 2');
    expect(warned).not.toHaveBeenCalled();
    second.gone();
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Follow, type Watching } from './follow.svelte';
import type { Happening, LogEntry } from './messages';
import { NO_STORY } from './story';

const SLOW = 2200;
const event = (name: string, seat: number): Happening => ({ event: name, seat, values: {} });
const entry = (k: number, events: Happening[]): LogEntry => ({
  k,
  seat: 0,
  round: 1,
  do: 'x',
  events,
  spoken: {},
  auto: false,
  undo: null,
});
const STEPS = ['counter', 'lifted', 'dropped', 'duty'];
/** I choose, for the first time; alone at the table, the automaton moves within the same entry. */
const turn = entry(1, [event('end', 0), ...STEPS.map((name) => event(name, 1))]);

function following(pace: number): { follow: Follow; live: Watching['live']; flushed: () => number } {
  let flushed = 0;
  const table = $state({
    log: [] as LogEntry[],
    mine: 0,
    table: { players: 1 },
    decision: null,
    waiting: 0,
    hold: () => undefined,
    look: () => undefined,
    next: () => undefined,
    flush: () => void flushed++,
  });
  const live = table as unknown as Watching['live'];
  const story = { ...NO_STORY, split: (run: readonly Happening[]) => run.map((one) => [one]) };
  const follow = new Follow({ live, story: () => story, pace: () => pace });
  follow.tell();
  table.log = [turn];
  follow.tell();
  return { follow, live, flushed: () => flushed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows every step of an automaton, each for as long as is wished', () => {
  const { follow, flushed } = following(SLOW);
  for (const [at, name] of STEPS.entries()) {
    expect([follow.now, follow.step!.events[0]!.event]).toEqual([at, name]);
    vi.advanceTimersByTime(SLOW - 1);
    expect(follow.now).toBe(at);
    vi.advanceTimersByTime(1);
  }
  expect([follow.walking, flushed()]).toEqual([false, 1]);
});

it('stands still once one goes on by hand', () => {
  const { follow, flushed } = following(SLOW);
  follow.next();
  vi.advanceTimersByTime(10 * SLOW);
  expect(follow.now).toBe(1);
  follow.back();
  follow.back();
  expect(follow.now).toBe(0);
  follow.go(STEPS.length - 1);
  follow.next();
  expect([follow.walking, flushed()]).toEqual([false, 1]);
});

it('plays nothing by itself where nothing is to move', () => {
  expect(following(0).follow.walking).toBe(false);
});

/** Others move within updates of their own, of which one is shown at a time. */
function waiting(updates: LogEntry[][]): { follow: Follow; live: Watching['live'] & { held: boolean } } {
  const queue = updates;
  const table = $state({
    log: [entry(1, [event('end', 0)])],
    mine: 0,
    table: { players: 2 },
    decision: null,
    waiting: queue.length,
    held: false,
    hold: (held: boolean) => void (table.held = held),
    look: () => undefined,
    next: () => {
      table.log = [...table.log, ...(queue.shift() ?? [])];
      table.waiting = queue.length;
    },
    flush: () => {
      while (queue.length) table.next();
      table.held = false;
    },
  });
  const live = table as unknown as Watching['live'] & { held: boolean };
  return { follow: new Follow({ live, story: () => NO_STORY, pace: () => SLOW }), live };
}
const bots = (k: number): LogEntry => ({ ...entry(k, [event('to', 1)]), seat: 1 });

it('the last of those that waited leaves a way on', () => {
  const { follow, live } = waiting([[bots(2)], [bots(3)]]);
  live.next();
  expect(follow.shown).toBe(true);
  follow.next();
  expect([live.waiting, live.held, follow.shown, follow.now]).toEqual([0, true, true, 1]);
  follow.next();
  expect([live.held, follow.shown]).toEqual([false, false]);
});

it('nothing is held by an update in which nobody did anything', () => {
  const { follow, live } = waiting([[bots(2)], []]);
  live.next();
  follow.next();
  expect([live.waiting, live.held, follow.shown]).toEqual([0, false, false]);
});

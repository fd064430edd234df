import { describe, expect, it } from 'vitest';
import type { LogEntry } from './messages';
import { byRound, restFor, segmentAt, shareOf, soon, stopAtShare, stopOf, tapeOf } from './transport';

const entry = (k: number, round: number, more: Partial<LogEntry> = {}): LogEntry => ({
  k,
  seat: 0,
  round,
  do: 'x',
  events: [],
  spoken: {},
  auto: false,
  undo: null,
  ...more,
});

const tape = tapeOf([
  entry(1, 1),
  entry(2, 1),
  entry(3, 1, { undo: 2 }),
  entry(4, 1),
  entry(5, 2),
  entry(6, 2),
  entry(7, 3),
]);

describe('the tape of a replay', () => {
  it('starts with the set-up and skips what was taken back', () => {
    expect(tape.stops).toEqual([0, 1, 4, 5, 6, 7]);
  });

  it('is cut into rounds as long as they had moves', () => {
    expect(tape.segments).toEqual([
      { round: 1, first: 0, count: 3 },
      { round: 2, first: 3, count: 2 },
      { round: 3, first: 5, count: 1 },
    ]);
    expect(segmentAt(tape, 4).round).toBe(2);
  });

  it('finds the stop of an entry, or the one before it', () => {
    expect([0, 1, 2, 3, 4, 7, 99].map((k) => stopOf(tape, k))).toEqual([0, 1, 1, 1, 2, 5, 5]);
  });

  it('goes by rounds, back to the beginning of this one first', () => {
    expect([byRound(tape, 1, 1), byRound(tape, 5, 1)]).toEqual([3, 5]);
    expect([byRound(tape, 4, -1), byRound(tape, 3, -1), byRound(tape, 0, -1)]).toEqual([3, 0, 0]);
  });

  it('maps stops to the slider and back', () => {
    expect([0, 3, 5].map((stop) => stopAtShare(tape, shareOf(tape, stop)))).toEqual([0, 3, 5]);
    expect(stopAtShare(tape, 2)).toBe(5);
  });

  it('fetches ahead first, within the tape', () => {
    expect(soon(tape, 4, 3, 1)).toEqual([7, 5]);
    expect(soon(tape, 0, 2, 2)).toEqual([1, 4]);
  });

  it('passes quickly over what tells nothing', () => {
    expect(restFor(tape, 0, 1)).toBeGreaterThan(restFor(tape, 1, 1));
    expect(restFor(tape, 0, 4)).toBe(restFor(tape, 0, 1) / 4);
  });

  it('has one stop for a game not yet begun', () => {
    expect(tapeOf([])).toEqual({ stops: [0], telling: [true], segments: [{ round: 1, first: 0, count: 1 }] });
  });
});

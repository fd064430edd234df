import { describe, expect, it } from 'vitest';
import type { LogEntry } from './messages';
import { heard } from './heard';

const entry = (seat: number, ...events: [string, number | null][]): LogEntry => ({
  k: 1,
  seat,
  round: 1,
  do: 'x',
  spoken: {},
  auto: false,
  undo: null,
  events: events.map(([event, of]) => ({ event, seat: of, values: {} })),
});

describe('sounds', () => {
  it('are of my own moves, never of others', () => {
    expect(heard([entry(0)], 0, false)).toEqual(['tap']);
    expect(heard([entry(0, ['coins', 0])], 0, false)).toEqual(['coin']);
    expect(heard([entry(1, ['coins', 1])], 0, false)).toEqual([]);
    expect(heard([entry(1)], null, false)).toEqual([]);
  });

  it('ring for what I have reached, not for others', () => {
    const moments = { 'reached-site': 'picture' };
    expect(heard([entry(0, ['reached-site', 0])], 0, false, moments)).toEqual(['tap', 'chime']);
    expect(heard([entry(1, ['prize', 0], ['reached-site', 0])], 0, false, moments)).toEqual(['chime']);
    expect(heard([entry(1, ['reached-site', 1])], 0, false, moments)).toEqual([]);
  });

  it('say that a round begins and that it is my turn', () => {
    expect(heard([entry(1, ['round', null])], 0, true)).toEqual(['page', 'bell']);
    expect(heard([entry(1, ['season-end', null])], 0, false)).toEqual(['page']);
  });
});

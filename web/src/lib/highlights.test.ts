import { describe, expect, it } from 'vitest';
import { decisive, landmarks, largestGain, lastingLead } from './highlights';
import type { Tell } from './log';
import type { History, LogEntry } from './messages';

const history: History = {
  rounds: [1, 2, 3, 4],
  figures: {
    points: [
      [5, 5],
      [9, 6],
      [9, 20],
      [25, 24],
    ],
  },
};
const tell: Tell = ({ events }) => [{ seat: events[0]!.seat, who: '', what: events[0]!.event }];
const entry = (k: number, kind: string, values = {}, seat: number | null = 1): LogEntry => ({
  k,
  seat,
  round: 1,
  do: 'x',
  events: [{ event: kind, seat, values }],
  spoken: {},
  auto: false,
  undo: null,
});

describe('what decided a game', () => {
  it('is the round since which the winner led', () => {
    expect(lastingLead(history)).toMatchObject({ kind: 'lead', round: 4, seat: 0 });
    expect(
      lastingLead({
        rounds: [1, 2],
        figures: {
          points: [
            [1, 1],
            [4, 4],
          ],
        },
      }),
    ).toBeNull();
  });

  it('is the largest gain within a round', () => {
    expect(largestGain(history)).toMatchObject({ round: 4, seat: 0, points: 16 });
  });

  it('is looked for within each game of a table that holds several', () => {
    const two: History = {
      rounds: [1, 2, 3, 1, 2],
      figures: {
        points: [
          [0, 0],
          [9, 2],
          [9, 3],
          [-5, 1],
          [-1, 8],
        ],
      },
    };
    expect(largestGain(two)).toMatchObject({ part: 0, round: 2, points: 9 });
    expect(lastingLead(two)).toMatchObject({ part: 1, round: 1, seat: 1 });
    const log = [entry(1, 'round', { round: 2 }, null), entry(2, 'round', { round: 1 }, null), entry(3, 'citizen')];
    const all = landmarks(log, tell, new Set(['citizen']));
    expect(all).toMatchObject([{ part: 1, round: 1 }]);
    expect(decisive(two, all, 3).map(({ part }) => part)).toEqual([0, 1, 1]);
  });

  it('is what the game calls a landmark, with its round', () => {
    const log = [entry(1, 'coins'), entry(2, 'round', { round: 2 }, null), { ...entry(3, 'citizen'), round: 2 }];
    expect(landmarks(log, tell, new Set(['citizen']))).toMatchObject([
      { kind: 'landmark', round: 2, seat: 1, line: { k: 3 } },
    ]);
  });

  it('tells a landmark briefly: how it began and what it was', () => {
    const long = {
      ...entry(1, 'acted'),
      events: ['acted', 'recruited', 'citizen', 'developed'].map((event) => ({ event, seat: 1, values: {} })),
    };
    const clauses: Tell = ({ events }) => [{ seat: 1, who: '', what: events.map((one) => one.event).join(' ') }];
    expect(landmarks([long], clauses, new Set(['citizen']))[0]!.line!.what).toBe('acted citizen');
  });

  it('is a short list in the order of play', () => {
    const log = [entry(1, 'citizen'), entry(2, 'coins'), entry(3, 'citizen', {}, 0)];
    const all = landmarks(log, tell, new Set(['citizen']));
    expect(decisive(history, all, 3).map((one) => one.kind)).toEqual(['landmark', 'lead', 'gain']);
  });
});

import { describe, expect, it } from 'vitest';
import { sameSetUp } from './again';
import type { SeatInfo, TableInfo } from './messages';

const seat = (n: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: n,
  kind: 'person',
  name: '',
  level: '',
  person: true,
  online: true,
  since_round: 0,
  stand_in: '',
  colour: n,
  away_since: null,
  votes: [],
  clock: null,
  ...more,
});

const table = {
  game: 'orleans',
  edition: '2019',
  scenario: 'base',
  options: { planning: 'together' },
  coach: true,
  seat: 1,
  seats: [
    seat(0, { kind: 'bot', level: 'greedy', person: false }),
    seat(1, { name: 'Agnès' }),
    seat(2, { name: 'Bruno' }),
    seat(3, { kind: 'bot', level: 'planner', name: 'Cosima' }),
  ],
} as unknown as TableInfo;

describe('playing again', () => {
  it('keeps the set-up, my seat and the bots, and opens the seats of others', () => {
    expect(sameSetUp(table, '')).toEqual({
      game: 'orleans',
      edition: '2019',
      scenario: 'base',
      options: { planning: 'together' },
      clock: null,
      coach: true,
      seats: [
        { kind: 'bot', level: 'greedy', name: '', colour: 0 },
        { kind: 'me', name: 'Agnès', colour: 1 },
        { kind: 'open', colour: 2 },
        { kind: 'open', colour: 3 },
      ],
    });
  });
});

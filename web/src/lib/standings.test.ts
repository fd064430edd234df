import { describe, expect, it } from 'vitest';
import { ranking, standings } from './standings';

const view = {
  seats: [
    { points: 10, sources: { coins: 4, goods: 6 } },
    { points: 12, sources: { coins: 12 } },
    { points: 10, sources: { coins: 1, stations: 9 } },
  ],
};

describe('the standings', () => {
  it('take points and sources from the view of any game', () => {
    expect(standings(view).sources).toEqual(['coins', 'goods', 'stations']);
    expect(standings(null)).toEqual({ seats: [], sources: [] });
  });

  it('rank by points, equal ones alike, or as the game ranked them', () => {
    const { seats } = standings(view);
    expect(ranking(seats).map((one) => [one.seat, one.rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
    expect(ranking(seats, [3, 1, 2]).map((one) => [one.seat, one.rank])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });
});

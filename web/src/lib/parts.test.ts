import { expect, it } from 'vitest';
import { partsOf, withEnds } from './parts';

it('counts the games of a table by their rounds, which begin again', () => {
  expect(partsOf([0, 1, 2, 0, 1, 1, 0])).toEqual([0, 0, 0, 1, 1, 1, 2]);
  expect(partsOf([])).toEqual([]);
});

it('ends each game with the points it ended with', () => {
  const history = {
    rounds: [1, 2, 1, 2],
    figures: {
      points: [
        [1, 1],
        [5, 4],
        [2, 2],
        [8, 9],
      ],
      piety: [[0], [1], [0], [2]],
    },
  };
  const parts = [
    { name: 'one', points: [7, 4] },
    { name: 'two', points: null },
  ];
  expect(withEnds(history, parts).figures).toEqual({
    points: [
      [1, 1],
      [7, 4],
      [2, 2],
      [8, 9],
    ],
    piety: history.figures.piety,
  });
  expect(withEnds(history, []).figures).toEqual(history.figures);
});

import { expect, test } from 'vitest';
import { board } from '../testing';
import { doesOf } from './does';

test('every building has pictures of what it does', () => {
  expect(board.buildings.filter((one) => !doesOf(one).length).map(({ id }) => id)).toEqual([]);
});

test('what a building adds to a duty is drawn from what the engine says of it', () => {
  expect(doesOf({ id: 'barn', level: 2, stone: 2, points: 4, rule: '', adds: 'grain', lifts: [] })).toEqual([
    '+1',
    'grain',
  ]);
});

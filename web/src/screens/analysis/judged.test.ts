import { expect, it } from 'vitest';
import type { JudgedChoice } from '$lib/messages';
import { choiceAt, costliest } from './judged';

const choice = (seat: number, n: number, cost: number): JudgedChoice => ({
  seat,
  n,
  cost,
  round: n,
  played: 0,
  candidates: [],
});
/** Plans of a round are judged when all are complete: not in the order of the record. */
const CHOICES = [choice(1, 4, 2), choice(0, 5, 0), choice(0, 20, 3), choice(1, 18, 7), choice(0, 9, 8)];

it('finds the choice that a seat is about to make, or in the middle of', () => {
  expect(choiceAt(CHOICES, 0, 4)).toBeNull();
  expect(choiceAt(CHOICES, 0, 5)?.n).toBe(5);
  expect(choiceAt(CHOICES, 0, 19)?.n).toBe(9);
  expect(choiceAt(CHOICES, 1, 19)?.n).toBe(18);
  expect(choiceAt(CHOICES, 0, 99)?.n).toBe(20);
});

it('finds what cost a seat most', () => {
  expect(costliest(CHOICES, 0).map(({ n }) => n)).toEqual([9, 20]);
  expect(costliest(CHOICES, 1).map(({ cost }) => cost)).toEqual([7, 2]);
});

import { expect, test } from 'vitest';
import { scrolledTo } from './scrolled';

const FRAME = 390;

test('the piece stands a little left of the middle', () => {
  expect(scrolledTo(500, [], FRAME)).toBeCloseTo(500 - 0.45 * FRAME);
});

test('what it can reach comes into view, on both sides', () => {
  for (const reached of [[330, 600], [360], [720], [500, 760]]) {
    const from = scrolledTo(500, reached, FRAME);
    for (const one of reached) {
      expect(one - from).toBeGreaterThanOrEqual(50);
      expect(one - from).toBeLessThanOrEqual(FRAME - 50);
    }
  }
});

test('too far apart, the nearest does, and the piece is still to be seen', () => {
  const from = scrolledTo(500, [100, 640], FRAME);
  expect([500 - from, 640 - from].every((one) => one > 0 && one < FRAME)).toBe(true);
});

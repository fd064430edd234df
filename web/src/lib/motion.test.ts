import { describe, expect, it } from 'vitest';
import { arc, pair, schedule, type Box, type Spot } from './motion';

const box = (x: number, y: number, size = 10): Box => ({ x, y, width: size, height: size });

describe('the motion of pieces', () => {
  const spot = (id: string, x: number, y = 0): Spot => ({ id, box: box(x, y) });

  it('moves what is in both pictures and in another spot', () => {
    const before = [spot('a', 0), spot('b', 5), spot('gone', 9)];
    const after = [spot('a', 50), spot('b', 6), spot('new', 1)];
    expect(pair(before, after)).toEqual([
      { from: box(0, 0), to: after[0] },
      { from: null, to: after[2] },
    ]);
  });

  it('leaves equal pieces where they lie and moves the one that went', () => {
    const before = [spot('farmer', 0), spot('farmer', 20), spot('farmer', 90)];
    const after = [spot('farmer', 0), spot('farmer', 60), spot('farmer', 90)];
    expect(pair(before, after)).toEqual([{ from: box(20, 0), to: after[1] }]);
  });

  it('is staggered, yet over within 900 ms', () => {
    expect(schedule(3, 1)).toEqual({ delays: [0, 40, 80], duration: 320 });
    const { delays, duration } = schedule(40, 1);
    expect(delays.at(-1)! + duration).toBeLessThanOrEqual(900.001);
    expect(schedule(1, 0.4).duration).toBe(128);
    expect(schedule(5, 2).delays.at(-1)! + schedule(5, 2).duration).toBeLessThanOrEqual(900.001);
  });

  it('goes along a slight arc and ends in the new size', () => {
    const [start, middle, end] = arc(box(0, 0), box(100, 0, 20)).map((frame) => String(frame['transform']));
    expect(start).toBe('translate(0.0px, 0.0px) scale(1.000)');
    expect(middle).toMatch(/translate\(52\.5px, -\d/);
    expect(end).toBe('translate(105.0px, 5.0px) scale(2.000)');
  });
});

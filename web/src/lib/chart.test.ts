import { describe, expect, it } from 'vitest';
import { marked, path, spread, ticks, across, upwards } from './chart';

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('charts', () => {
  it('has round figures that reach the largest value', () => {
    expect(ticks(119, 3)).toEqual([0, 40, 80, 120]);
    expect(ticks(42, 2)).toEqual([0, 25, 50]);
    expect(ticks(7, 2)).toEqual([0, 4, 8]);
    expect(ticks(0, 3)).toEqual([0, 1]);
    expect(ticks(12, 2, -5)).toEqual([-10, 0, 10, 20]);
  });

  it('begins where it is told, not at nothing, so that lines far above it can be told apart', () => {
    expect(ticks(126, 3, 80)).toEqual([80, 100, 120, 140]);
    expect(ticks(126, 3, 90)).toEqual([80, 100, 120, 140]);
    expect(ticks(80, 3, 80)).toEqual([80, 81]);
  });

  it('keeps labels apart, in order and as near as possible', () => {
    expect(spread([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90]);
    expect(spread([50, 50], 14, 0, 100)).toEqual([43, 57]);
    const crowded = spread([98, 99, 100, 12], 14, 0, 100);
    expect(crowded).toEqual([72, 86, 100, 12]);
    expect(spread([3, 1], 10, 0, 100)).toEqual([10, 0]);
  });

  it('draws from left to right and upwards', () => {
    const frame = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };
    expect(path([0, 5, 10], across(frame, 3), upwards(frame, 10))).toBe('M10.0 50.0L60.0 30.0L110.0 10.0');
    expect(upwards(frame, 10, -10)(0)).toBe(30);
  });

  it('numbers the first round, the last one and some between', () => {
    const of = (rounds: number[], most: number): number[] => marked(rounds, most).map((at) => rounds[at]!);
    expect(of(upTo(18), 24)).toEqual(upTo(18));
    expect(of(upTo(18), 4)).toEqual([1, 5, 10, 15, 18]);
    expect(of(upTo(26), 24)).toEqual([1, ...upTo(13, 2).map((one) => one * 2)]);
    expect(of(upTo(16, 0), 4)).toEqual([1, 6, 11, 16]);
    expect(of(upTo(3), 4)).toEqual([1, 2, 3]);
    expect(of([...upTo(26), ...upTo(26)], 9)).toEqual([1, 10, 20, 1, 10, 20, 26]);
  });

  it('skips no round in front of the last one', () => {
    for (const rounds of [16, 18, 26])
      for (let most = 3; most < rounds; most += 0.5) {
        const found = marked(upTo(rounds), most);
        const gaps = found.slice(1).map((at, i) => at - found[i]!);
        const usual = gaps[1] ?? gaps[0]!;
        expect(gaps.at(-1), `${rounds} rounds, ${most} numbers`).toBeLessThanOrEqual(usual);
      }
  });
});

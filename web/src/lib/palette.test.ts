// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { colourOf, palette, wear } from './palette.svelte';
import { initials } from './texts.svelte';

describe('colours', () => {
  it('leave further seats what nobody has chosen', () => {
    expect(palette([2, 0])).toEqual([2, 0, 1, 3, 4, 5]);
    expect(palette([1])).toEqual([1, 0, 2, 3, 4, 5]);
  });

  it('are worn until somebody takes them off', () => {
    const off = wear([3, 1, 0]);
    expect([0, 1, 2, 3].map(colourOf)).toEqual(['yellow', 'red', 'blue', 'green']);
    off();
    expect([0, 1].map(colourOf)).toEqual(['blue', 'red']);
  });
});

describe('letters of crests', () => {
  it('tell equal ones apart', () => {
    expect(initials(['Blue', 'Bruno', 'Cosima'])).toEqual(['Bl', 'Br', 'C']);
    expect(initials(['Bertha', 'Bruno', 'Brigitte'])).toEqual(['Be', 'Bu', 'Bi']);
    expect(initials(['Bruna', 'Bruno', 'Bruno'])).toEqual(['Ba', 'Bo', 'Bo']);
    expect(initials(['ada', '', 'Éva'])).toEqual(['A', '', 'É']);
  });
});

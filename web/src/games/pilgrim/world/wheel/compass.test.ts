import { describe, expect, it } from 'vitest';
import type { Space, Way } from '../../view';
import { arrowsOf } from './compass';
import { trailOf } from './ways';

const PRINTED: Record<Space, Space[]> = {
  n: ['ne'],
  ne: ['e'],
  e: ['se', 'city'],
  se: ['s'],
  s: ['sw'],
  sw: ['w'],
  w: ['nw', 'city'],
  nw: ['n'],
  city: ['n', 's'],
};
const trail = (from: Space, ...ways: Space[][]) =>
  trailOf(
    from,
    ways.map((spaces): Way => ({ spaces, standing: {} })),
    () => null,
  );

describe('arrowsOf', () => {
  it('has one arrow in each of the twelve gaps, four of them rivers', () => {
    const arrows = arrowsOf(PRINTED, null);
    expect(arrows).toHaveLength(12);
    expect(new Set(arrows.map(({ row, column }) => `${row}:${column}`)).size).toBe(12);
    expect(
      arrows
        .filter(({ wet }) => wet)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['city>n', 'city>s', 'e>city', 'w>city']);
  });

  it('points with the flow', () => {
    const turns = new Map(arrowsOf(PRINTED, null).map(({ key, turn }) => [key, turn]));
    expect([turns.get('nw>n'), turns.get('ne>e'), turns.get('se>s'), turns.get('sw>w')]).toEqual([0, 90, 180, -90]);
    expect([turns.get('w>city'), turns.get('city>n')]).toEqual([0, -90]);
  });

  it('marks the way', () => {
    const marked = arrowsOf(PRINTED, trail('e', ['se'], ['city'])).filter(({ way }) => way);
    expect(marked.map(({ key, way }) => [key, way])).toEqual([
      ['e>se', 'maybe'],
      ['e>city', 'maybe'],
    ]);
  });

  it('turns an arrow for a way against the stream', () => {
    const there = arrowsOf(PRINTED, trail('n', ['city'])).filter(({ row, column }) => row === 2 && column === 3);
    expect(there.map(({ key, turn, paired }) => [key, turn, paired])).toEqual([['n>city', 90, false]]);
    const both = arrowsOf(PRINTED, trail('n', ['city', 'n'])).filter(({ paired }) => paired);
    expect(both.map(({ key }) => key).sort()).toEqual(['city>n', 'n>city']);
  });

  it('shows where somebody else has gone, until a way is shown', () => {
    const past = { seat: 1, from: 'w' as Space, spaces: ['city', 'n'] as Space[] };
    const gone = arrowsOf(PRINTED, null, past).filter(({ way }) => way === 'past');
    expect(gone.map(({ key, seat }) => [key, seat])).toEqual([
      ['w>city', 1],
      ['city>n', 1],
    ]);
    expect(arrowsOf(PRINTED, trail('e', ['se']), past).some(({ way }) => way === 'past')).toBe(false);
  });
});

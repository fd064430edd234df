import { describe, expect, it } from 'vitest';
import type { Space, Standing, Way } from '../../view';
import { edgeKey, lastMove, trailOf } from './ways';

const way = (...spaces: Space[]): Way => ({ spaces, standing: {} });
const nothing = (): null => null;

describe('trailOf', () => {
  it('numbers the steps of the only way', () => {
    const trail = trailOf('sw', [way('w', 'nw')], nothing);
    expect(trail.spots.get('w')).toMatchObject({ steps: [1], sure: true, gain: 1 });
    expect(trail.spots.get('nw')).toMatchObject({ steps: [2], sure: true });
    expect([...trail.edges]).toEqual([
      ['sw>w', 'sure'],
      ['w>nw', 'sure'],
    ]);
  });

  it('is certain only of what all ways share', () => {
    const trail = trailOf('ne', [way('e', 'se'), way('e', 'city')], nothing);
    expect(trail.spots.get('e')).toMatchObject({ steps: [1], sure: true });
    expect(trail.spots.get('se')).toMatchObject({ steps: [2], sure: false, gain: 1 });
    expect(trail.edges.get(edgeKey('ne', 'e'))).toBe('sure');
    expect(trail.edges.get(edgeKey('e', 'city'))).toBe('maybe');
  });

  it('tells what a space gets at least, and at which certain step', () => {
    const trail = trailOf('city', [way('n', 'ne', 'e', 'city', 'n'), way('n', 'ne', 'e', 'se', 's')], nothing);
    expect(trail.spots.get('n')).toMatchObject({ steps: [1], sure: true, gain: 1 });
    const round = trailOf('city', [way('n', 'ne', 'e', 'city', 'n')], nothing);
    expect(round.spots.get('n')).toMatchObject({ steps: [1, 5], gain: 2 });
  });

  it('shows the chosen way, and of the others only their numbers', () => {
    const ways = [way('se', 's'), way('city', 'n'), way('city', 's')];
    const trail = trailOf('e', ways, () => 'majority', ['city', 'n']);
    expect(trail.spots.get('city')).toMatchObject({ sure: true, gain: 1, standing: 'majority' });
    expect(trail.spots.get('n')).toMatchObject({ steps: [2], sure: true });
    expect(trail.spots.get('s')).toMatchObject({ steps: [2], sure: false, gain: 0, standing: null });
    expect(trail.edges.get('city>s')).toBe('maybe');
    expect(trail.edges.get('city>n')).toBe('sure');
  });

  it('knows a standing where the ways agree on it', () => {
    const standings: Record<string, Standing> = { 'e,se': 'parity', 'e,city': 'majority' };
    const standing = (one: Way): Standing => standings[String(one.spaces)]!;
    const trail = trailOf('ne', [way('e', 'se'), way('e', 'city')], standing);
    expect(trail.spots.get('e')!.standing).toBeNull();
    expect(trail.spots.get('se')!.standing).toBe('parity');
  });
});

describe('lastMove', () => {
  const lifted = (seat: number, space: string) => ({ event: 'lifted', seat, values: { space, count: 2 } });
  const dropped = (seat: number, space: string) => ({ event: 'dropped', seat, values: { space } });
  const log = [
    { events: [lifted(0, 'e'), dropped(0, 'se')] },
    { events: [lifted(1, 'w')] },
    { events: [dropped(1, 'city'), dropped(1, 'n')] },
  ];

  it('gathers what was dropped, over several entries', () => {
    expect(lastMove(log, 0)).toEqual({ seat: 1, from: 'w', spaces: ['city', 'n'] });
  });
  it('is silent about my own', () => {
    expect(lastMove(log, 1)).toBeNull();
    expect(lastMove([], null)).toBeNull();
  });
});

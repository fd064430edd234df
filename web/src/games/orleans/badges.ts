import type { Badge } from '$lib/story';
import { colourOf } from '$lib/seats';
import { letterY } from './pieces/letters';
import { kindOf, type Tile } from './view';

/** Small pictures of the things of Orléans. */

const GRID = 24 / 32; // of badges, to that of letters

export function follower(tile: unknown): Badge {
  const kind = kindOf(tile as Tile);
  const ink = `var(--${kind === 'monk' ? 'on-monk' : 'on-f'})`;
  return {
    symbol: `f-${kind}`,
    ink: `var(--${kind})`,
    ground: '',
    letter: { of: kind, y: letterY(kind) * GRID, ink },
  };
}
export const good = (id: unknown): Badge => ({
  symbol: `g-${String(id)}`,
  ink: `var(--on-${String(id)})`,
  ground: `var(--${String(id)})`,
});
export const coin: Badge = { symbol: 'i-coin', ink: 'var(--coin)', ground: '' };
export const citizen: Badge = { symbol: 'i-citizen', ink: 'var(--ink)', ground: '' };
export const technology: Badge = { symbol: 'i-tech', ink: 'var(--leaf)', ground: 'var(--ink)' };
export const development: Badge = { symbol: 'i-dev', ink: 'var(--ink)', ground: '' };
export const objective: Badge = { symbol: 'i-win', ink: 'var(--good)', ground: '' };
export const structure: Badge = { symbol: 'i-structure', ink: 'var(--ink)', ground: '' };
export const tile: Badge = { symbol: 'u-tiles', ink: 'var(--ink)', ground: '' };
export const station = (seat: number | null): Badge => ({
  symbol: 'i-station',
  ink: `var(--${colourOf(seat ?? 0)})`,
  ground: '',
});

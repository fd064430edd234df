import type { Tile } from '../view';

type Counts = Partial<Record<Tile, number>>;

/** All followers there are, in the order in which they lie. */
export const TILES: readonly Tile[] = [
  'farmer',
  'marked_farmer',
  'boatman',
  'marked_boatman',
  'craftsman',
  'marked_craftsman',
  'trader',
  'marked_trader',
  'knight',
  'scholar',
  'monk',
];

/** Tiles one by one: `{knight: 2}` is two knights. */
export const tilesOf = (counts: Counts): Tile[] =>
  TILES.flatMap((tile) => Array.from({ length: counts[tile] ?? 0 }, () => tile));

/** The followers on so many cells: whoever stays keeps the cell, newcomers take the first free ones. */
export function arrange(before: readonly (Tile | null)[], counts: Counts, size: number): (Tile | null)[] {
  const rest = tilesOf(counts);
  const cells = before.slice(0, size).map((tile) => {
    const at = tile ? rest.indexOf(tile) : -1;
    return at < 0 ? null : rest.splice(at, 1)[0]!;
  });
  while (cells.length < size) cells.push(null);
  for (const tile of rest) {
    const free = cells.indexOf(null);
    if (free < 0) cells.push(tile);
    else cells[free] = tile;
  }
  return cells;
}

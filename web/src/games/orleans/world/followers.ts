import { kindOf, KINDS, type Kind, type Player, type Tile } from '../view';

/** All followers of a player by kind, wherever they lie. */
export function followersOf(player: Player): Record<Kind, number> {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const add = (tile: Tile, n: number) => (counts[kindOf(tile)] += n);
  for (const pile of [player.bag, player.market, player.tower]) {
    for (const [tile, n] of Object.entries(pile)) add(tile as Tile, n);
  }
  const placed = Object.values(player.places).flat();
  for (const content of placed) if (content && content !== 'technology') add(content, 1);
  for (const tile of player.drawn) add(tile, 1);
  return counts;
}

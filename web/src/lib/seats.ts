export { COLOURS, colourOf, type Colour } from './palette.svelte';

/** All seats, mine first and then in the order of the table: every list of players is in this order. */
export function fromMine(players: number, mine: number | null): number[] {
  const first = mine ?? 0;
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

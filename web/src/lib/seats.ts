/* Seats have colours by number, the same at every table. */
export const COLOURS = ['blue', 'red', 'green', 'yellow', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length]!;

/** All seats, mine first and then in the order of the table: every list of players is in this order. */
export function fromMine(players: number, mine: number | null): number[] {
  const first = mine ?? 0;
  return Array.from({ length: players }, (_, i) => (first + i) % players);
}

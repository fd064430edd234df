/* Which colour each seat has. Boards, crests and marks know seats by number; at a table where people have
 * chosen, every number wears the colour of its player. */

import { untrack } from 'svelte';

export const COLOURS = ['blue', 'red', 'green', 'yellow', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
/** Those a player may have; white is for whoever plays no seat. */
export const PLAYERS_COLOURS = 5;

const USUAL: readonly number[] = COLOURS.map((_, seat) => seat);
let worn = $state.raw(USUAL);
let sheet: CSSStyleSheet | null = null;

/** The number of a seat's colour. */
export const hueOf = (seat: number): number => worn[seat % COLOURS.length]!;
export const colourOf = (seat: number): Colour => COLOURS[hueOf(seat)]!;

/** All seats' colours: those chosen, then for further numbers what is left. */
export function palette(chosen: readonly number[]): number[] {
  const left = USUAL.filter((hue) => !chosen.includes(hue));
  return USUAL.map((seat) => chosen[seat] ?? left.shift()!);
}

const rule = (hue: number, seat: number): string => {
  const name = COLOURS[hue]!;
  const hatch = name === 'white' ? 'none' : `url(#h-${name})`;
  return `[data-seat='${seat}'] { --seat: var(--${name}); --on-seat: var(--on-${name}); --seat-line: var(--l-${name}); --hatch: ${hatch}; }`;
};

/** From now on seats have these colours; gives how to have the usual ones again. */
export function wear(chosen: readonly number[]): () => void {
  const next = palette(chosen);
  if (next.every((hue, seat) => hue === untrack(() => worn[seat]))) return () => undefined;
  worn = next;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(next.map(rule).join('\n'));
  return () => {
    worn = USUAL;
    sheet?.replaceSync('');
  };
}

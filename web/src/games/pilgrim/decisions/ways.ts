import type { Texts } from '$lib/texts.svelte';
import type { PilgrimView, Space, Way } from '../view';

/** Ways of acolytes as the spine shows them. */

/** The picture of a space: that of its duty, of the city, of the abbey. */
export function spaceIcon(view: PilgrimView, space: string): string {
  const duty = view.duties.find((one) => one.space === space);
  return duty ? `d-${duty.id}` : `pg-${space}`;
}

/** What a space is called at this table. */
export function spaceName(view: PilgrimView, texts: Texts, space: string): string {
  const duty = view.duties.find((one) => one.space === space);
  return duty ? texts.name('duty', duty.id) : texts.t(space === 'abbey' ? 'board-abbey' : 'board-city');
}

const MOST_SIGNS = 15;
/** On a phone they are words. */
const MOST_WORDS = 8;

/** Few and short enough to stand in the spine as a whole. */
export const fitSpine = (ways: readonly Way[], words: boolean): boolean =>
  ways.length > 0 &&
  ways.length <= 4 &&
  ways.reduce((sum, { spaces }) => sum + spaces.length, 0) <= (words ? MOST_WORDS : MOST_SIGNS);

export const waysFrom = (view: PilgrimView, space: Space | null): readonly Way[] =>
  (space && view.outlook.ways?.[space]) || [];

import type { Texts } from '$lib/texts.svelte';

/** Levels of buildings as they are printed. */
export const LEVELS = ['', 'I', 'II', 'III'] as const;

/** The name of a building in two lines, where it is long. */
export function linesOf(texts: Texts, building: string): string[] {
  const key = `map-lines-${building}`;
  return texts.has(key) ? texts.t(key).split('|') : texts.name('building', building).split(' ');
}

/** What the numbers mean that the Ab-Bott's turn has left somewhere. */
export const abbottHere = (texts: Texts, steps: readonly number[]): string =>
  texts.t('abbott-here', { steps: texts.join(steps.map(String)), count: steps.length });

const SOFT_HYPHEN = '\u00AD';

/** The same as one name that may be broken there. */
export function breakable(texts: Texts, building: string): string {
  const name = texts.name('building', building);
  const soft = linesOf(texts, building).reduce((all, line) =>
    all.endsWith('-') ? `${all.slice(0, -1)}${SOFT_HYPHEN}${line}` : `${all} ${line}`,
  );
  return soft.replace(SOFT_HYPHEN, '') === name ? soft : name; // some are shortened
}

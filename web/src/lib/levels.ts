/* What bots are called: levels, characters, and whatever other packages bring. */
import type { Texts } from './texts.svelte';

export const levelName = (level: string, texts: Texts): string =>
  texts.has(`level-${level}`) ? texts.t(`level-${level}`) : level;

/** What it is, and how long it thinks. */
export const levelMore = (level: string, texts: Texts): string =>
  texts.has(`level-${level}`, 'more') ? texts.form(`level-${level}`, 'more') : '';

import type { Option } from '../messages';
import type { Texts } from '../texts.svelte';

/** The move on a button: short where there is a short form. */
export function moveLabel(texts: Texts, option: Option): string {
  const key = `main-${option.label}`;
  return texts.has(key) ? texts.t(key, option.args) : texts.label(option);
}

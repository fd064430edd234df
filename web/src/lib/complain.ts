/* Tells the reader what went wrong. */
import { Failure } from './api';
import { texts } from './texts.svelte';
import type { Texts } from './texts.svelte';
import { toasts } from './toasts.svelte';

/** A Failure becomes a note; anything else is a mistake of ours and goes on its way. */
export function complain(caught: unknown, words: Texts = texts): void {
  if (!(caught instanceof Failure)) throw caught;
  const { complaint } = caught;
  toasts.show({ title: texts.t('failed-title'), text: words.problem(complaint), rule: complaint.rule });
}

import type { Outcome, View } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { Ending } from '..';
import type { OrleansView } from './view';

/** How a scenario that is won or lost ended, where its texts say it with what it counts. */
export function ending(view: View, _board: View, texts: Texts, outcome: Outcome | null): Ending | null {
  const { scenario, own, round, rounds } = view as unknown as OrleansView;
  const key = `ending-${scenario}-${outcome?.won ? 'won' : 'lost'}`;
  if (outcome?.won == null || !texts.has(key)) return null;
  const { goal, gained } = own as { goal?: number; gained?: number };
  const values = { goal, gained, round, rounds, left: rounds - round };
  return { title: texts.t(key, values), help: texts.form(key, 'help', values) };
}

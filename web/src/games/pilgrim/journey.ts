import type { Choice } from '$lib/choice.svelte';
import type { Option } from '$lib/messages';
import type { Space } from './view';

/**
 * A way chosen as a whole: lifts the acolytes and puts them down one after the other, as long as each
 * step is offered. Where there is no choice the game goes on by itself, and its count says how far it is.
 */
export async function travel(choice: Choice, spaces: readonly Space[], first?: Option): Promise<void> {
  if (first) await choice.send(first);
  let before = Infinity;
  for (;;) {
    const { decision } = choice;
    const left = Number(decision?.values.count ?? 0);
    if (decision?.kind !== 'sow' || left >= before) return;
    before = left;
    const next = spaces[spaces.length - left];
    const option = decision.options.find(({ label, args }) => label === 'to' && args.space === next);
    if (!option) return;
    await choice.send(option);
  }
}

import type { Attachment } from 'svelte/attachments';
import type { Option } from '../../../lib/messages';
import type { Texts } from '../../../lib/texts.svelte';
import { tip, type TipContent } from '../../../lib/tip.svelte';

export type Explanation = TipContent;

/** A tooltip whose words are found when it is shown: `{@attach explain(() => ({ title, text }))}`. */
export function explain(about: () => Explanation): Attachment {
  return (node) => {
    const lazy: Explanation = {
      get title() {
        return about().title;
      },
      get text() {
        return about().text;
      },
      get rule() {
        return about().rule;
      },
    };
    const shown = tip(node, lazy);
    return () => shown.destroy?.();
  };
}

/** Where something is refused its reason stands first, with the rule that says so. */
export function orReason(texts: Texts, plain: Explanation, option: Option | null): Explanation {
  if (!option?.refused) return plain;
  return {
    title: texts.reason(option.refused),
    text: plain.title,
    rule: option.refused.rule,
  };
}

import type { Option } from '../messages';
import type { Texts } from '../texts.svelte';
import { explain, type TipContent } from '../tip.svelte';

/** What was tried in vain: said at once beside the thing tried, and in the spine for a few seconds. */

const STAYS = 4000;
const PHONE = 700;

interface Refusal {
  target: string;
  content: TipContent;
}

class Refusals {
  shown = $state.raw<Refusal | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  say(target: string, content: TipContent): void {
    clearTimeout(this.#forget);
    this.shown = { target, content };
    this.#forget = setTimeout(() => (this.shown = null), STAYS);
    const anchor = document.querySelector(`[data-target~="${CSS.escape(target)}"]`);
    if (anchor && innerWidth > PHONE) explain(anchor, content);
  }

  clear(): void {
    clearTimeout(this.#forget);
    this.shown = null;
  }
}

export const refusals = new Refusals();

/** Why an option is refused, as a tooltip says it. */
export function reasonOf(option: Option | null | undefined, texts: Texts): TipContent | null {
  const refused = option?.refused;
  return refused ? { title: texts.reason(refused), rule: refused.rule } : null;
}

/** Where something is refused its reason stands first. */
export function orReason(texts: Texts, plain: TipContent, option: Option | null): TipContent {
  const why = reasonOf(option, texts);
  return why ? { ...why, text: plain.title } : plain;
}

import { levelName } from './levels';
import type { ChatLine } from './messages';
import { texts as around, type Texts } from './texts.svelte';

/** What became of a seat, without its name. */
export const noticeText = ({ event, text }: ChatLine, texts: Texts): string =>
  texts.t(`notice-${event}`, { level: text ? levelName(text, around) : '' });

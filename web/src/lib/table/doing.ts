import type { LogEntry } from '../messages';
import type { Texts } from '../texts.svelte';

/** What somebody else has just done, for the spine: the pieces move faster than one can read a board. */
export function lastDeed(log: readonly LogEntry[], mine: number | null, texts: Texts): string {
  const last = log.findLast(({ seat, auto }) => seat !== mine || !auto);
  if (!last?.events.length || last.seat === mine) return '';
  return texts
    .story(last)
    .map(({ who, what }) => `*${who}* ${what}`)
    .join(' ');
}

import type { LogEntry } from './messages';

/** What there is to hear: a tap of wood, a coin, a page, a bell; three bells for a moment, more for the end. */

export type Sound = 'tap' | 'coin' | 'page' | 'bell' | 'chime' | 'fanfare';

const MONEY = new Set(['coins', 'gained', 'paid']);
const TURNS_A_PAGE = new Set(['round', 'season-end']);

/** What there is to hear: my own moves, a new round, my turn; never another's move. */
export function heard(
  fresh: readonly LogEntry[],
  me: number | null,
  turnBegins: boolean,
  moments: Readonly<Record<string, string>> = {},
): Sound[] {
  const out = new Set<Sound>();
  for (const entry of fresh) {
    const events = entry.events;
    if (entry.seat === me && me !== null && entry.undo == null) {
      if (events.some((one) => one.seat === me && MONEY.has(one.event))) out.add('coin');
      else out.add('tap');
    }
    if (me !== null && events.some((one) => one.seat === me && one.event in moments)) out.add('chime');
    if (events.some((one) => TURNS_A_PAGE.has(one.event))) out.add('page');
  }
  if (turnBegins) out.add('bell');
  return [...out];
}

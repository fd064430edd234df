import { standing } from '$lib/log';
import type { Happening, LogEntry } from '$lib/messages';
import type { PilgrimView, Season } from '../view';

/** The end of a season: who led the alms table, and which dummies leapt. */
export interface SeasonEnd {
  /** The log entry it happened in. */
  k: number;
  season: Season;
  /** Nobody had given alms: nobody leads. */
  led: boolean;
  /** What is worth telling of it. */
  told: Pick<LogEntry, 'events' | 'spoken'>;
}

const PRIZES = new Set(['prize', 'prize-lost']);
const isEnd = ({ event }: Happening): boolean => event === 'season-end';
const isPrize = ({ event }: Happening): boolean => PRIZES.has(event);

/** The last end of a season, as long as I have done nothing since; who watches sees it until somebody moves. */
export function seasonEnd(log: readonly LogEntry[], view: PilgrimView): SeasonEnd | null {
  const entries = standing(log);
  const at = entries.findLastIndex(({ events }) => events.some(isEnd));
  const entry = entries[at];
  const goesOn = ({ seat, auto, events }: LogEntry): boolean =>
    view.seat === null ? events.some(({ event }) => event === 'lifted') : seat === view.seat && !auto;
  if (!entry || view.over || entries.slice(at + 1).some(goesOn)) return null;
  const after = entry.events.slice(entry.events.findLastIndex(isEnd));
  const events = after.filter((one) => isPrize(one) || one.event === 'leaped');
  return {
    k: entry.k,
    season: after[0]!.values.season as Season,
    led: after.some(isPrize),
    told: { events, spoken: entry.spoken },
  };
}

import { standing } from '$lib/log';
import type { Happening, LogEntry } from '$lib/messages';
import type { DutyId, PilgrimView, Season } from '../view';

/** How a game of a campaign ended that is not its last. */
export interface GameEnd {
  game: number;
  games: number;
  next: number;
  points: number;
  rival: number;
}

/** The end of a season: who led the alms table, and which dummies leapt. */
export interface SeasonEnd {
  /** The log entry it happened in. */
  k: number;
  season: Season;
  /** Nobody had given alms: nobody leads. */
  led: boolean;
  /** The last season of a game, after which the next one has begun. */
  game: GameEnd | null;
  /** What the leader got. */
  told: Pick<LogEntry, 'events' | 'spoken'>;
  /** The duties the dummies leapt from and to. */
  leaps: { from: DutyId; to: DutyId }[];
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
  return {
    k: entry.k,
    season: after[0]!.values.season as Season,
    led: after.some(isPrize),
    game: (after.find(({ event }) => event === 'campaign')?.values as GameEnd | undefined) ?? null,
    told: { events: after.filter(isPrize), spoken: entry.spoken },
    leaps: after
      .filter(({ event }) => event === 'leaped')
      .map(({ values }) => ({ from: values.at as DutyId, to: values.onto as DutyId })),
  };
}

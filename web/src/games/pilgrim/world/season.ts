import { standing } from '../../../lib/log';
import type { Happening, LogEntry } from '../../../lib/messages';
import type { PilgrimBoard, PilgrimView, Season, Space } from '../view';

/** The end of a season: who led the alms table, what it brought, which dummies leapt. */
export interface SeasonEnd {
  /** The log entry it happened in. */
  k: number;
  season: Season;
  /** Nobody had given alms: nobody leads. */
  leader: number | null;
  row: number;
  /** Who stood on the same row. */
  tied: number[];
  /** What the new acolyte on top counts; 0 where the abbey had none to send. */
  points: number;
  leaps: { from: Space; to: Space }[];
}

const isEnd = ({ event }: Happening): boolean => event === 'season-end';

/** The last end of a season, as long as I have done nothing since; who watches sees it until somebody moves. */
export function seasonEnd(log: readonly LogEntry[], view: PilgrimView, board: PilgrimBoard): SeasonEnd | null {
  const entries = standing(log);
  const at = entries.findLastIndex(({ events }) => events.some(isEnd));
  const entry = entries[at];
  const goesOn = ({ seat, auto, events }: LogEntry): boolean =>
    view.seat === null ? events.some(({ event }) => event === 'lifted') : seat === view.seat && !auto;
  if (!entry || view.over || entries.slice(at + 1).some(goesOn)) return null;
  const split = entry.events.findLastIndex(isEnd);
  const after = entry.events.slice(split);
  const prize = after.find(({ event }) => event === 'prize' || event === 'prize-lost');
  const leader = prize?.seat ?? null;
  const rows = almsRows([...entries.slice(0, at).flatMap(({ events }) => events), ...entry.events.slice(0, split)]);
  const row = leader === null ? 0 : (rows.get(leader) ?? 0);
  const count = prize?.event === 'prize' ? Number(prize.values.count) : 0;
  return {
    k: entry.k,
    season: after[0]!.values.season as Season,
    leader,
    row,
    tied: [...rows].filter(([seat, its]) => seat !== leader && its === row).map(([seat]) => seat),
    points: count ? board.alms.points[count]! - board.alms.points[count - 1]! : 0,
    leaps: after.filter(({ event }) => event === 'leaped').map(({ values }) => ({ from: values.space as Space, to: values.to as Space })),
  };
}

/** The rows that everybody has reached in the season these events end in; the top is one more. */
function almsRows(events: readonly Happening[]): Map<number, number> {
  const rows = new Map<number, number>();
  for (const happening of events) {
    if (isEnd(happening)) rows.clear();
    else if (happening.event === 'rose' && happening.seat !== null) rows.set(happening.seat, Number(happening.values.row) + (happening.values.top ? 1 : 0));
  }
  return rows;
}

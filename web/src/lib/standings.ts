import type { LogEntry, View } from './messages';

/** Who has how many points, and from what: every game's view says so in the same words. */

export interface SeatPoints {
  seat: number;
  points: number;
  /** Its points are not told before the end. */
  secret?: boolean;
  sources: Record<string, number>;
}

export interface Standings {
  sources: string[];
  seats: SeatPoints[];
}

export function standings(view: View | null): Standings {
  const seats = ((view?.seats as Partial<SeatPoints>[] | undefined) ?? []).map((one, seat) => ({
    seat,
    points: one.points ?? 0,
    ...(one.points == null ? { secret: true } : {}),
    sources: one.sources ?? {},
  }));
  return { seats, sources: [...new Set(seats.flatMap((one) => Object.keys(one.sources)))] };
}

/** The places as the game gave them at its end, ties broken by its own rules. */
export const finalRanks = (log: readonly LogEntry[]): readonly number[] | undefined =>
  log.flatMap(({ events }) => events).findLast(({ event }) => event === 'game-over')?.values.ranks as
    number[] | undefined;

/** Best first; without given ranks equal points share a place. Who is no seat (an automaton) has the place that is left. */
export function ranking(all: readonly SeatPoints[], ranks?: readonly number[]): (SeatPoints & { rank: number })[] {
  const left = ranks && all.map((_, i) => i + 1).find((rank) => !ranks.includes(rank));
  const rankOf = (one: SeatPoints): number =>
    ranks?.[one.seat] ?? left ?? 1 + all.filter((other) => other.points > one.points).length;
  return all
    .map((one) => ({ ...one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank || b.points - a.points || a.seat - b.seat);
}

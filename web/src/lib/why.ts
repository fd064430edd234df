import type { SeatPoints } from './standings';
import type { Texts } from './texts.svelte';

/** Why somebody has won: where the points that made the difference came from. */

type Ranked = SeatPoints & { rank: number };

export interface Why {
  winner: Ranked;
  /** Whom it is told against: me, or else whoever came next. */
  other: Ranked;
  /** By source, the largest first: what the winner has more, and what the other has. */
  gains: [string, number][];
  losses: [string, number][];
}

/** Sources that are named; the rest is summed up. */
const NAMED = 3;

export function whyWon(rows: readonly Ranked[], winners: readonly Ranked[], mine: number | null): Why | null {
  const [winner] = winners;
  const beaten = rows.filter((row) => !winners.includes(row));
  const other = beaten.find(({ seat }) => seat === mine) ?? beaten[0];
  if (!winner || !other || winners.length > 1) return null;
  const sources = [...new Set([...Object.keys(winner.sources), ...Object.keys(other.sources)])];
  const ahead = sources.map((one): [string, number] => [one, (winner.sources[one] ?? 0) - (other.sources[one] ?? 0)]);
  const more = (sign: 1 | -1): [string, number][] =>
    ahead
      .map(([source, points]): [string, number] => [source, sign * points])
      .filter(([, points]) => points > 0)
      .sort(([, a], [, b]) => b - a);
  return { winner, other, gains: more(1), losses: more(-1) };
}

/** The same in a sentence or two. */
export function whyTold({ winner, other, gains, losses }: Why, mine: number | null, texts: Texts): string {
  const values = { winner: texts.name('seat', winner.seat), other: texts.name('seat', other.seat) };
  if (winner.points === other.points) return texts.t('why-level', values);
  const key = winner.seat === mine ? 'why-won' : other.seat === mine ? 'why-lost' : 'why-other';
  const told = [texts.t(key, { ...values, sources: listed(gains, texts) })];
  if (losses.length) told.push(texts.form(key, 'back', { ...values, sources: listed(losses, texts) }));
  return told.join(' ');
}

function listed(parts: readonly [string, number][], texts: Texts): string {
  const rest = parts.slice(NAMED).reduce((sum, [, points]) => sum + points, 0);
  const told = parts
    .slice(0, NAMED)
    .map(([source, points]) => texts.t('why-source', { source: texts.name('source', source), points }));
  if (rest) told.push(texts.t('why-rest', { points: rest }));
  return texts.join(told);
}

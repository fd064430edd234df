import type { Outcome, View } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { Ending } from '..';
import type { OrleansView } from './view';

/** How a scenario ended, where its texts say it with what it counts. */
export function ending(view: View, _board: View, texts: Texts, outcome: Outcome | null): Ending | null {
  const { scenario, seat, seats, own, over, round, rounds } = view as unknown as OrleansView;
  const { goal, gained, winners, lost } = own as Partial<Record<string, number>> & {
    winners?: number[];
    lost?: number[];
  };
  const how = winners && over ? victors(winners, seat) : outcome?.won == null ? '' : outcome.won ? 'won' : 'lost';
  const key = `ending-${scenario}-${how}`;
  if (!how || !texts.has(key)) return null;
  const winner = winners?.[0] ?? 0;
  const { points } = seats[winner]!;
  const other = seats.length - 1 - winner;
  const values = { goal, gained, round, rounds, left: rounds - round, winner, other, points, lost: lost?.length };
  const why = `ending-${scenario}-why`;
  const told = winners?.length === 1 && texts.has(why);
  return {
    title: texts.t(key, values),
    help: texts.form(key, 'help', values),
    ...(told && { why: texts.t(why, { ...values, behind: seats[other]!.points }) }),
  };
}

/** Of two players, as it is told to one of them. */
const victors = (winners: readonly number[], mine: number | null): 'me' | 'other' | 'guest' | 'both' | 'nobody' => {
  if (winners.length !== 1) return winners.length ? 'both' : 'nobody';
  return mine === null ? 'guest' : winners[0] === mine ? 'me' : 'other';
};

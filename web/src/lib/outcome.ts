import type { Outcome } from './messages';
import type { SeatPoints } from './standings';
import type { Texts } from './texts.svelte';

/** What a game came to: places, or won and lost, alone or as a team. */

type Ranked = SeatPoints & { rank: number };

/** Whether those at the table have places. A single one has none, and neither has a team. */
export const hasPlaces = (outcome: Outcome | null, rows: readonly unknown[]): boolean =>
  outcome?.kind !== 'team' && rows.length > 1;

/** Who has won: whoever ranks first; against the game all players, or whom the game itself plays. */
export function winnersOf(rows: readonly Ranked[], outcome: Outcome | null, players: number): Ranked[] {
  if (!outcome || outcome.kind === 'ranks') return rows.filter(({ rank }) => rank === 1);
  return rows.filter(({ seat }) => seat < players === (outcome.won === true));
}

/** Won or lost, as it is told to seat `mine` (null: a guest); null where places say it. */
export function verdict(outcome: Outcome | null, mine: number | null, name: string, texts: Texts): string | null {
  if (!outcome || outcome.kind === 'ranks' || outcome.won == null) return null;
  const key = `outcome-${outcome.kind}-${outcome.won ? 'won' : 'lost'}`;
  return mine === null ? texts.form(key, 'guest', { name }) : texts.t(key);
}

/** Who has won, in one line, as it is told to seat `mine`. */
export function headline(
  winners: readonly Ranked[],
  outcome: Outcome | null,
  mine: number | null,
  texts: Texts,
): string {
  const said = verdict(outcome, mine, texts.name('seat', 0), texts);
  if (said) return said;
  const [best] = winners;
  if (!best) return texts.t('result-nobody');
  const { points } = best;
  const others = winners.filter(({ seat }) => seat !== mine).map(({ seat }) => texts.name('seat', seat));
  if (winners.length === 1)
    return others.length ? texts.t('result-won-by', { name: others[0], points }) : texts.t('result-won', { points });
  const names = texts.join(others);
  return texts.t(others.length < winners.length ? 'result-shared-mine' : 'result-shared', { names, points });
}

/** By how much, after how long, and where that leaves me. */
export function margin(
  rows: readonly Ranked[],
  outcome: Outcome | null,
  mine: number | null,
  rounds: number,
  texts: Texts,
): string {
  const [best, next] = rows;
  if (!best || !next || !hasPlaces(outcome, rows)) return texts.t('result-alone', { rounds });
  const own = rows.find(({ seat }) => seat === mine);
  const ahead = texts.t('result-margin', {
    margin: best.points - next.points,
    name: texts.name('seat', next.seat),
    rounds,
  });
  return own && own.rank > 1 ? `${ahead} ${texts.t('result-mine', { rank: own.rank, points: own.points })}` : ahead;
}

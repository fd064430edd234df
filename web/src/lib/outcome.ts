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

import { standing } from './log';
import type { LogEntry, Outcome, View } from './messages';
import { headline, winnersOf } from './outcome';
import { finalRanks, ranking, standings } from './standings';
import type { GameStory } from './story';
import type { Texts } from './texts.svelte';

/** What is worth two seconds: a picture, and a line that the log has as well. */
export interface Moment {
  /** A drawing of the illustration layer. */
  picture: string;
  seat: number | null;
  line: string;
}

const WON = 'mo-won';

/** The last of what has just happened that the game has a picture for. */
export function momentOf(fresh: readonly LogEntry[], { moments }: GameStory, texts: Texts): Moment | null {
  for (const entry of standing(fresh).toReversed()) {
    const happening = entry.events.findLast(({ event }) => moments?.[event]);
    if (!happening) continue;
    const [told] = texts.story({ events: [happening], spoken: entry.spoken });
    if (told) return { picture: moments![happening.event]!, seat: told.seat, line: `${told.who} ${told.what}`.trim() };
  }
  return null;
}

interface Ended {
  view: View | null;
  log: readonly LogEntry[];
  mine: number | null;
  table: { outcome?: Outcome | null; players: number } | null;
}

/** The game is over, and somebody has won it. */
export function victory({ view, log, mine, table }: Ended, texts: Texts): Moment | null {
  const outcome = table?.outcome ?? null;
  const winners = winnersOf(ranking(standings(view).seats, finalRanks(log)), outcome, table?.players ?? 0);
  if (!winners.length || outcome?.won === false) return null;
  const seat = winners.length === 1 ? winners[0]!.seat : null;
  return { picture: WON, seat, line: headline(winners, outcome, mine, texts) };
}

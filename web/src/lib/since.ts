import { runs, standing } from './log';
import type { Gain, Happening, LogEntry, Recap } from './messages';
import type { Badge, GameStory, Headline } from './story';

/** What the others did: step by step, and as moves of which each is a few steps. */

export interface Step {
  /** The entry of the log it belongs to. */
  k: number;
  seat: number;
  events: Happening[];
  spoken: LogEntry['spoken'];
}

export interface Move {
  seat: number;
  k: number;
  headline: Headline;
  badges: Badge[];
  steps: Step[];
  /** How many moves of this seat came before, as far as one looks back. */
  earlier: number;
}

type Told = Pick<GameStory, 'badges' | 'headline' | 'split'>;

const MOST_BADGES = 3;

/** A seat's own doing: what it chose, or what an automaton did, which nobody chooses for. */
const chosen = (entry: LogEntry, seat: number, seats: number): boolean => entry.seat === seat || seat >= seats;

/** What a seat did in an entry, by steps. */
function stepsOf(entry: LogEntry, events: readonly Happening[], seats: number, story: Told): Step[] {
  return runs(events).flatMap((run) => {
    const { seat } = run[0]!;
    if (seat === null || !chosen(entry, seat, seats)) return [];
    const parts = story.split && seat >= seats ? story.split(run) : [run];
    return parts.map((part): Step => ({ k: entry.k, seat, events: part, spoken: entry.spoken }));
  });
}

/** The steps of the others since my last choice; none before my first one. */
export function stepsSince(log: readonly LogEntry[], mine: number | null, seats: number, story: Told): Step[] {
  const entries = standing(log);
  const chose = ({ seat, auto }: LogEntry): boolean => mine !== null && seat === mine && !auto;
  const moved = (entry: LogEntry): boolean =>
    chose(entry) && runs(entry.events).some((run) => run[0]!.seat === mine && story.headline(run) !== null);
  // My last move; what I chose between turns, a start player for instance, is none.
  const turn = entries.findLastIndex(moved);
  const last = turn < 0 ? entries.findLastIndex(chose) : turn;
  if (last < 0) return [];
  const own = entries[last]!;
  const after = own.events.slice(own.events.findLastIndex(({ seat }) => seat === mine) + 1);
  return [
    ...stepsOf(own, after, seats, story),
    ...entries.slice(last + 1).flatMap((entry) => stepsOf(entry, entry.events, seats, story)),
  ].filter(({ seat }) => seat !== mine);
}

/** The last steps of everybody, mine too, far enough back for a move of each. */
export function lastSteps(log: readonly LogEntry[], seats: number, story: Told, most = 120): Step[] {
  return standing(log.slice(-most)).flatMap((entry) => stepsOf(entry, entry.events, seats, story));
}

/** The moves that steps make up: each begins with a headline, what follows belongs to it. */
export function movesOf(steps: readonly Step[], story: Told): Move[] {
  const out: Move[] = [];
  for (const step of steps) {
    const headline = story.headline(step.events);
    const current = out.findLast(({ seat }) => seat === step.seat);
    if (headline)
      out.push({
        seat: step.seat,
        k: step.k,
        headline,
        badges: [],
        steps: [step],
        earlier: current ? current.earlier + 1 : 0,
      });
    else current?.steps.push(step);
  }
  for (const move of out) {
    if (move.headline.idle) continue; // an event came after it: what was paid then is no part of passing
    const all = move.steps.flatMap(({ events }) => events.flatMap((one) => story.badges(one)));
    move.badges = all.filter(({ symbol }) => symbol !== move.headline.symbol).slice(0, MOST_BADGES);
  }
  return out;
}

/** The newest move of each seat in the order given; passing only where there is nothing else to tell, and after the
 *  others: it is the first that is left out where there is no room. */
export function newest(moves: readonly Move[], order: readonly number[]): Move[] {
  const found = order.flatMap((seat) => {
    const own = moves.filter((move) => move.seat === seat);
    const last = own.findLast(({ headline }) => !headline.idle) ?? own.at(-1);
    return last ? [{ ...last, earlier: own.length - 1 }] : [];
  });
  return [...found.filter(({ headline }) => !headline.idle), ...found.filter(({ headline }) => headline.idle)];
}

/** What the turn of the round brought a seat, or took from it, if it has not moved since. */
export function turnFor({ seat, k }: Move, recap: Recap | null): Gain[] {
  const found = new Map<string, Gain>();
  for (const row of (recap && k <= recap.k ? recap.rows : []).filter(({ plain }) => !plain))
    for (const gain of row.gains.filter((one) => one.seat === seat))
      found.set(gain.what, { ...gain, count: gain.count + (found.get(gain.what)?.count ?? 0) });
  return [...found.values()].filter(({ count }) => count);
}

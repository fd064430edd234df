import type { Happening, History, LogEntry } from './messages';
import type { LogLine } from './log';
import { chapters, runs, standing, type Tell } from './log';
import { partsOf } from './parts';

/** What decided a game, read from its figures and its log. */

export interface Highlight {
  kind: 'lead' | 'gain' | 'landmark';
  round: number;
  /** The game it belongs to, where a table holds several. */
  part: number;
  seat: number | null;
  points: number;
  line: LogLine | null;
}

/** What the figures say of a round: the `at`-th of the history. */
const figured = (kind: Highlight['kind'], { rounds }: History, at: number, seat: number, points = 0): Highlight => ({
  kind,
  round: rounds[at]!,
  part: partsOf(rounds)[at]!,
  seat,
  points,
  line: null,
});

const leaderOf = (points: readonly number[]): number | null => {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first : null;
};

/** The round since which the final leader was ahead of everybody. */
export function lastingLead(history: History): Highlight | null {
  const points = history.figures['points'] ?? [];
  const last = points.at(-1);
  const leader = last && last.length > 1 ? leaderOf(last) : null; // alone nobody leads
  if (leader === null) return null;
  const parts = partsOf(history.rounds);
  let at = points.length - 1;
  while (at > 0 && parts[at - 1] === parts[at] && leaderOf(points[at - 1]!) === leader) at -= 1;
  return figured('lead', history, at, leader);
}

/** The largest gain of points within one round. */
export function largestGain(history: History): Highlight | null {
  const points = history.figures['points'] ?? [];
  const parts = partsOf(history.rounds);
  let best: Highlight | null = null;
  for (let at = 1; at < points.length; at += 1)
    points[at]!.forEach((value, seat) => {
      const gain = parts[at] === parts[at - 1] ? value - points[at - 1]![seat]! : 0;
      if (gain > (best?.points ?? 0)) best = figured('gain', history, at, seat, gain);
    });
  return best;
}

/** What a game counts as landmarks, each told with what it began with: "sends a monk ... and gains a citizen". */
export function landmarks(entries: readonly LogEntry[], tell: Tell, kinds: ReadonlySet<string>): Highlight[] {
  const brief = (run: readonly Happening[]): Happening[] =>
    run.some((one) => kinds.has(one.event)) ? run.filter((one, i) => i === 0 || kinds.has(one.event)) : [];
  const worth = (run: readonly Happening[]): readonly Happening[] => (run[0]!.event === 'round' ? run : brief(run));
  const told = standing(entries).map((entry) => ({ ...entry, events: runs(entry.events).flatMap(worth) }));
  const all = chapters(told, tell);
  const parts = partsOf(all.map(({ round }) => round));
  return all.flatMap(({ round, lines }, at) =>
    lines.map((line): Highlight => ({ kind: 'landmark', round, part: parts[at]!, seat: line.seat, points: 0, line })),
  );
}

/** A few highlights for the result: how the game was won, then the latest landmarks, first those of the seats it is
 * about; in order of play. */
export function decisive(
  history: History,
  all: readonly Highlight[],
  most: number,
  about: readonly number[] = [],
): Highlight[] {
  const figures = [lastingLead(history), largestGain(history)].filter((one) => one !== null);
  const room = Math.max(0, most - figures.length);
  const theirs = all.filter(({ seat }) => seat !== null && about.includes(seat));
  const others = all.filter((one) => !theirs.includes(one));
  const latest = room ? [...others, ...theirs].slice(-room) : [];
  return [...figures, ...latest].sort((a, b) => a.part - b.part || a.round - b.round);
}

import type { Happening, History, LogEntry } from './messages';
import type { LogLine } from './log';
import { chapters, runs, standing, type Tell } from './log';

/** What decided a game, read from its figures and its log. */

export interface Highlight {
  kind: 'lead' | 'gain' | 'landmark';
  round: number;
  seat: number | null;
  points: number;
  line: LogLine | null;
}

const from = (kind: Highlight['kind'], round: number, seat: number | null, points = 0, line: LogLine | null = null): Highlight =>
  ({ kind, round, seat, points, line });

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
  let at = points.length - 1;
  while (at > 0 && leaderOf(points[at - 1]!) === leader) at -= 1;
  return from('lead', history.rounds[at]!, leader);
}

/** The largest gain of points within one round. */
export function largestGain(history: History): Highlight | null {
  const points = history.figures['points'] ?? [];
  let best: Highlight | null = null;
  for (let at = 1; at < points.length; at += 1)
    points[at]!.forEach((value, seat) => {
      const gain = value - points[at - 1]![seat]!;
      if (gain > (best?.points ?? 0)) best = from('gain', history.rounds[at]!, seat, gain);
    });
  return best;
}

/** What a game counts as landmarks, each told with what it began with: "sends a monk ... and gains a citizen". */
export function landmarks(entries: readonly LogEntry[], tell: Tell, kinds: ReadonlySet<string>): Highlight[] {
  const brief = (run: readonly Happening[]): Happening[] =>
    run.some((one) => kinds.has(one.event)) ? run.filter((one, i) => i === 0 || kinds.has(one.event)) : [];
  const worth = (run: readonly Happening[]): readonly Happening[] => (run[0]!.event === 'round' ? run : brief(run));
  const told = standing(entries).map((entry) => ({ ...entry, events: runs(entry.events).flatMap(worth) }));
  return chapters(told, tell).flatMap((chapter) =>
    chapter.lines.map((line) => from('landmark', chapter.round, line.seat, 0, line)),
  );
}

/** A few highlights for the result: how the game was won, then the latest landmarks; in order of play. */
export function decisive(history: History, all: readonly Highlight[], most: number): Highlight[] {
  const figures = [lastingLead(history), largestGain(history)].filter((one) => one !== null);
  const room = Math.max(0, most - figures.length);
  return [...figures, ...(room ? all.slice(-room) : [])].sort((a, b) => a.round - b.round);
}

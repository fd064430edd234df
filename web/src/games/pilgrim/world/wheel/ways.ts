import type { LogEntry } from '$lib/messages';
import type { Space, Standing, Taxes, Way } from '../../view';

/**
 * The way of a move as the wheel shows it: which spaces get an acolyte at which step, along which
 * arrows, and how I stand there afterwards. All of it from the ways the server has listed.
 */

export interface Spot {
  /** The steps at which an acolyte is dropped here, counted from 1: the certain ones, if there are any. */
  steps: number[];
  /** On every way there still is; else one branch comes by. */
  sure: boolean;
  /** How many acolytes it gets at least; 0 where another branch has been chosen. */
  gain: number;
  /** My standing there with so many, where that is certain. */
  standing: Standing | null;
}

export interface Trail {
  from: Space;
  spots: ReadonlyMap<Space, Spot>;
  /** By "from>to": on every way, or on a branch. */
  edges: ReadonlyMap<string, 'sure' | 'maybe'>;
  /** What Taxation would bring, where that is certain. */
  taxes: Taxes | null;
}

export const edgeKey = (from: Space, to: Space): string => `${from}>${to}`;

/** A move that has been made. */
export interface Past {
  seat: number;
  from: Space;
  spaces: Space[];
}

/** The last move in the log, if it was somebody else's; it is shown until the next one. */
export function lastMove(log: readonly Pick<LogEntry, 'events'>[], mine: number | null): Past | null {
  let last: Past | null = null;
  for (const { events } of log) {
    for (const { event, seat, values } of events) {
      if (event === 'lifted' && seat !== null) last = { seat, from: values.space as Space, spaces: [] };
      else if (event === 'dropped' && seat === last?.seat) last.spaces.push(values.space as Space);
    }
  }
  return last && last.seat !== mine && last.spaces.length ? last : null;
}

const stepsAt = (way: Way, space: Space): number[] =>
  way.spaces.flatMap((one, index) => (one === space ? [index + 1] : []));

const hops = (from: Space, way: Way): string[] =>
  way.spaces.map((space, index) => edgeKey(index ? way.spaces[index - 1]! : from, space));

const same = <T>(values: readonly T[]): T | null =>
  values.length && values.every((one) => one === values[0]) ? values[0]! : null;

/** Whether a way begins with these spaces. */
export const begins = (way: Way, spaces: readonly Space[]): boolean =>
  spaces.every((space, index) => way.spaces[index] === space);

/**
 * `chosen`: the way that is looked at, as far as it is known; the others are its branches. Without it
 * a branch shows what a space would be if it were taken.
 */
export function trailOf(
  from: Space,
  ways: readonly Way[],
  standingOf: (way: Way, space: Space) => Standing | null,
  chosen: readonly Space[] = [],
): Trail {
  const taken = chosen.length ? ways.filter((way) => begins(way, chosen)) : ways;
  const spots = new Map<Space, Spot>();
  const edges = new Map<string, 'sure' | 'maybe'>();
  for (const space of new Set(ways.flatMap((way) => way.spaces))) {
    spots.set(space, spotOf(space, ways, taken, standingOf, chosen.length > 0));
  }
  for (const way of ways) {
    hops(from, way).forEach((hop, index) => {
      const certain = taken.length > 0 && taken.every((one) => hops(from, one)[index] === hop);
      if (certain || !edges.has(hop)) edges.set(hop, certain ? 'sure' : 'maybe');
    });
  }
  const [first, ...others] = (taken.length ? taken : ways).map(({ taxes }) => taxes ?? null);
  const certain = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return { from, spots, edges, taxes: certain ? (first ?? null) : null };
}

function spotOf(
  space: Space,
  ways: readonly Way[],
  taken: readonly Way[],
  standingOf: (way: Way, space: Space) => Standing | null,
  isChosen: boolean,
): Spot {
  const here = taken.filter((way) => way.spaces.includes(space));
  const known = here.length > 0 ? here : ways.filter((way) => way.spaces.includes(space));
  const lists = known.map((way) => stepsAt(way, space));
  const all = [...new Set(lists.flat())].sort((a, b) => a - b);
  const certain =
    here.length === taken.length ? all.filter((step) => lists.every((steps) => steps.includes(step))) : [];
  const gain = Math.min(...lists.map((steps) => steps.length));
  const least = known.filter((_, index) => lists[index]!.length === gain);
  // Of a branch that was not chosen only the numbers are shown.
  const counts = here.length > 0 || !isChosen;
  return {
    steps: certain.length ? certain : all,
    sure: certain.length > 0,
    gain: counts ? gain : 0,
    standing: counts ? same(least.map((way) => standingOf(way, space))) : null,
  };
}

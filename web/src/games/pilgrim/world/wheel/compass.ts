import type { Space } from '../../view';
import { edgeKey, type Past, type Trail } from './ways';

/** Where the spaces lie: three by three with gaps between them, as lines of a grid. */
export const SPOTS: Record<Space, { row: number; column: number }> = {
  nw: { row: 1, column: 1 },
  n: { row: 1, column: 3 },
  ne: { row: 1, column: 5 },
  w: { row: 3, column: 1 },
  city: { row: 3, column: 3 },
  e: { row: 3, column: 5 },
  sw: { row: 5, column: 1 },
  s: { row: 5, column: 3 },
  se: { row: 5, column: 5 },
};

export interface Arrow {
  key: string;
  row: number;
  column: number;
  /** In degrees, clockwise from pointing right. */
  turn: number;
  /** A river, into the city or out of it. */
  wet: boolean;
  way: 'sure' | 'maybe' | 'past' | null;
  /** Whose move it was, of one that is past. */
  seat: number | null;
  /** Another arrow lies in the same gap and points back. */
  paired: boolean;
}

function arrowOf(from: Space, to: Space, way: Arrow['way']): Arrow {
  const a = SPOTS[from];
  const b = SPOTS[to];
  return {
    key: edgeKey(from, to),
    row: (a.row + b.row) / 2,
    column: (a.column + b.column) / 2,
    turn: (Math.atan2(b.row - a.row, b.column - a.column) * 180) / Math.PI,
    wet: from === 'city' || to === 'city',
    way,
    seat: null,
    paired: false,
  };
}

/**
 * One arrow in each gap, with the flow that is printed; a way against it (Kogge) turns its arrow, and
 * both are shown where ways lead there and back.
 */
export function arrowsOf(printed: Record<Space, Space[]>, trail: Trail | null, past: Past | null = null): Arrow[] {
  const gone = new Set(
    !trail && past ? past.spaces.map((to, i) => edgeKey(i ? past.spaces[i - 1]! : past.from, to)) : [],
  );
  const gaps = new Map<string, Arrow[]>();
  const add = (from: Space, to: Space): void => {
    const key = edgeKey(from, to);
    const arrow = arrowOf(from, to, trail?.edges.get(key) ?? (gone.has(key) ? 'past' : null));
    if (arrow.way === 'past') arrow.seat = past!.seat;
    const gap = `${arrow.row}:${arrow.column}`;
    const there = (gaps.get(gap) ?? []).filter(({ key }) => key !== arrow.key);
    gaps.set(gap, arrow.way ? [...there.filter(({ way }) => way), arrow] : there.length ? there : [arrow]);
  };
  for (const [from, ways] of Object.entries(printed) as [Space, Space[]][]) for (const to of ways) add(from, to);
  for (const edge of trail?.edges.keys() ?? gone) {
    const [from, to] = edge.split('>') as [Space, Space];
    add(from, to);
  }
  return [...gaps.values()].flatMap((gap) => gap.map((arrow) => ({ ...arrow, paired: gap.length > 1 })));
}

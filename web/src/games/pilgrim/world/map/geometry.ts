/** Where hexes lie on the map and how roads run over them: flat-top hexes, in units of the drawing. */

import type { Edge } from '../../view';

export interface Point {
  x: number;
  y: number;
}

/** A hex in axial coordinates, as the board gives it. */
export interface Axial {
  q: number;
  r: number;
}

/** From the middle of a hex to its corners. */
export const SIDE = 28;
/** From the middle of a hex to its edges, as a share of the side. */
const FLAT = Math.sqrt(3) / 2;
/** Hexes are drawn a little smaller, so that the sea shows between them. */
export const DRAWN = SIDE - 1.3;

export const MAP = { width: 17 * SIDE + 46, height: 22 * FLAT * SIDE + 18 };
export const MIDDLE: Point = { x: MAP.width / 2, y: MAP.height / 2 };

/** Clockwise from the top. */
export const EDGES: readonly Edge[] = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const STEPS: Record<Edge, Axial> = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 },
};

const short = (value: number): number => Math.round(value * 10) / 10;
const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

export const centreOf = ({ q, r }: Axial): Point => ({
  x: MIDDLE.x + SIDE * 1.5 * q,
  y: MIDDLE.y + SIDE * 2 * FLAT * (r + q / 2),
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const opposite = (edge: Edge): Edge => EDGES[(EDGES.indexOf(edge) + 3) % 6]!;

/** The hex on the other side of an edge, if the map has one. */
export function beyond<H extends Axial>(hex: Axial, edge: Edge, hexes: readonly H[]): H | undefined {
  const { q, r } = STEPS[edge];
  return hexes.find((one) => one.q === hex.q + q && one.r === hex.r + r);
}

/** Corners are counted clockwise from the right one. */
function cornerOf(at: Point, size: number, number: number): Point {
  const angle = (Math.PI / 3) * number;
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
}

/** The outline of a hex, for `points`. */
export const outline = (at: Point, size: number): string =>
  Array.from({ length: 6 }, (_, i) => spot(cornerOf(at, size, i))).join(' ');

/** The outline of a round of hexes around the middle of the map. */
export function around(hexes: readonly Axial[]): string {
  const inside = (at: Point): boolean => hexes.filter((hex) => distance(centreOf(hex), at) < SIDE + 1).length > 2;
  const corners = hexes.flatMap((hex) => Array.from({ length: 6 }, (_, i) => cornerOf(centreOf(hex), SIDE, i)));
  const angle = ({ x, y }: Point): number => Math.atan2(y - MIDDLE.y, x - MIDDLE.x);
  const outer = corners.filter((at) => !inside(at)).sort((a, b) => angle(a) - angle(b));
  return [...new Set(outer.map(spot))].join(' ');
}

/** One side of a hex as a line. */
export function sideOf(at: Point, edge: Edge, size: number): string {
  const first = (EDGES.indexOf(edge) + 4) % 6;
  return `M${spot(cornerOf(at, size, first))}L${spot(cornerOf(at, size, (first + 1) % 6))}`;
}

/** The middle of an edge; with a smaller size, on the way there. */
export function edgeOf(at: Point, edge: Edge, size = SIDE): Point {
  const angle = (Math.PI / 3) * EDGES.indexOf(edge) - Math.PI / 2;
  return { x: at.x + size * FLAT * Math.cos(angle), y: at.y + size * FLAT * Math.sin(angle) };
}

/** How many edges lie between two: 1 a tight curve, 2 a gentle one, 3 straight. */
export function bendOf(a: Edge, b: Edge): number {
  const apart = Math.abs(EDGES.indexOf(a) - EDGES.indexOf(b));
  return Math.min(apart, 6 - apart);
}

/** How far the handle of a curve lies from the middle, towards the two edges: a tight one keeps to its corner. */
const PULL: Record<number, number> = { 1: 0.12, 2: 0.05, 3: 0 };

function handleOf(at: Point, a: Point, b: Point, bend: number): Point {
  const pull = PULL[bend] ?? 0;
  return { x: at.x + (a.x + b.x - 2 * at.x) * pull, y: at.y + (a.y + b.y - 2 * at.y) * pull };
}

/** A road or a stream over a hex, from one edge to another. */
export function course(at: Point, from: Edge, to: Edge, size = SIDE): string {
  const a = edgeOf(at, from, size);
  const b = edgeOf(at, to, size);
  const bend = bendOf(from, to);
  return bend === 3 ? `M${spot(a)}L${spot(b)}` : `M${spot(a)}Q${spot(handleOf(at, a, b, bend))} ${spot(b)}`;
}

/** Points along the same way, the ends included. */
export function along(at: Point, from: Edge, to: Edge, count = 9): Point[] {
  const a = edgeOf(at, from);
  const b = edgeOf(at, to);
  const h = handleOf(at, a, b, bendOf(from, to));
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
    return { x: mix(a.x, h.x, b.x), y: mix(a.y, h.y, b.y) };
  });
}

/** The middle of a way and where it leads, in degrees: for the marks of a stream. */
export function flowOf(at: Point, from: Edge, to: Edge): Point & { angle: number } {
  const points = along(at, from, to, 3);
  const [a, middle, b] = [points[0]!, points[1]!, points[2]!];
  return { ...middle, angle: Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) };
}

const ROOM = 15;
const DIRECTIONS = 24;

/** Where somebody stands on a hex: beside the own way, clear of all ways and of the others. */
export function besideWay(
  at: Point,
  own: readonly [Edge, Edge],
  ways: readonly (readonly [Edge, Edge])[],
  others: readonly Point[] = [],
): Point {
  const mine = along(at, ...own);
  const avoided = [...ways.flatMap((way) => along(at, ...way)), ...others];
  const least = (from: Point, to: readonly Point[]): number => Math.min(...to.map((one) => distance(from, one)));
  let best = at;
  let most = -Infinity;
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (2 * Math.PI * (i + 0.5)) / DIRECTIONS + Math.PI / 4; // to the lower right first
    for (const reach of [12, 15.5]) {
      const there = { x: at.x + reach * Math.cos(angle), y: at.y + reach * Math.sin(angle) };
      const worth = Math.min(ROOM, least(there, avoided)) - 0.25 * least(there, mine);
      if (worth > most + 0.01) [most, best] = [worth, there];
    }
  }
  return best;
}

/** The direction from the middle of the map out to a place, of length 1. */
export function outwards(at: Point): Point {
  const away = distance(at, MIDDLE) || 1;
  return { x: (at.x - MIDDLE.x) / away, y: (at.y - MIDDLE.y) / away };
}

/** So far from the middle of its hex that it leaves the name there in view. */
const BERTH = SIDE * 1.22;

/** Where the ship lies: at an outer corner of its hex; aside if somebody stands before it in the sea. */
export function berthOf(at: Point, aside: boolean): Point {
  const out = outwards(at);
  const corners = Array.from({ length: 6 }, (_, i) => cornerOf(at, BERTH, i)).filter((corner) => {
    const ahead = ((corner.x - at.x) * out.x + (corner.y - at.y) * out.y) / BERTH;
    return !aside || ahead < 0.68; // more than 47 degrees away
  });
  // Of two that are equally far out the one nearer to the middle line: there is more room above and below.
  const far = (corner: Point): number => distance(corner, MIDDLE) - 0.06 * Math.abs(corner.x - MIDDLE.x);
  return corners.reduce((best, one) => (far(one) > far(best) ? one : best));
}

export type Placed = { at: Point };

/** What lies nearest to a point, not further away than `within`. */
export function nearestTo<P extends Placed>(point: Point, places: readonly P[], within = Infinity): P | null {
  let best: P | null = null;
  let least = within;
  for (const place of places) {
    const away = distance(point, place.at);
    if (away <= least) [least, best] = [away, place];
  }
  return best;
}

/** The edge a point of a hex is nearest to; null near the middle. */
export function edgeAt(at: Point, point: Point, middle = SIDE * 0.34): Edge | null {
  if (distance(at, point) < middle) return null;
  return EDGES.reduce((best, edge) =>
    distance(edgeOf(at, edge), point) < distance(edgeOf(at, best), point) ? edge : best,
  );
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** The next place in the direction of an arrow key; what lies straight ahead is nearer. */
export function stepTo<P extends Placed>(from: Point, places: readonly P[], key: string): P | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.at.x - from.x;
    const dy = place.at.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    if (ahead < 2) continue;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const length = ahead + 1.5 * aside;
    if (length < least) [least, best] = [length, place];
  }
  return best;
}

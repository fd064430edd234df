/** The picture of the map: where towns lie, on which side their names stand, how ways bend.
 * Pictures only; which ways there are comes with the board facts. */

import type { WayFacts } from './view';

export const MAP = { width: 537, height: 426 } as const;
/** Edge of a goods tile on the map. */
export const TILE = 19;

export type Side = 'n' | 's' | 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw' | 'ss';

export interface Point {
  x: number;
  y: number;
}

/** In hundredths of the map. */
const TOWNS: Record<string, Point & { side: Side }> = {
  orleans: { x: 57, y: 30, side: 'se' },
  chartres: { x: 43, y: 7, side: 'n' },
  etampes: { x: 65, y: 7, side: 'n' },
  le_mans: { x: 7, y: 25, side: 'sw' },
  chateaudun: { x: 37, y: 23, side: 'nw' },
  montargis: { x: 87, y: 19, side: 'n' },
  vendome: { x: 25, y: 37, side: 'w' },
  blois: { x: 40, y: 47, side: 'e' },
  briare: { x: 89, y: 38, side: 'e' },
  tours: { x: 18, y: 56, side: 'w' },
  chinon: { x: 5, y: 68, side: 'n' },
  montrichard: { x: 37, y: 61, side: 'n' },
  vierzon: { x: 63, y: 61, side: 'ne' },
  loches: { x: 30, y: 71, side: 'w' },
  bourges: { x: 77, y: 69, side: 's' },
  sancerre: { x: 87, y: 56, side: 'e' },
  chatellerault: { x: 11, y: 91, side: 's' },
  le_blanc: { x: 29, y: 84, side: 's' },
  chateauroux: { x: 50, y: 81, side: 'n' },
  nevers: { x: 95, y: 75, side: 's' },
  argenton_sur_creuse: { x: 44, y: 95, side: 's' },
  la_chatre: { x: 61, y: 93, side: 's' },
  saint_amand_montrond: { x: 77, y: 88, side: 'ss' },
};

/** How far a way bows out from the straight line; ways not named here run straight. */
const BENDS: Record<string, number> = {
  c02: 10,
  c06: 6,
  c09: 6,
  c15: 7,
  c16: -9,
  c17: 13,
  c18: -3,
  c21: 8,
  c29: 12,
  c30: -12,
  c31: -14,
  c36: 9,
  c37: -6,
  c38: 7,
  c39: -7,
  c41: 7,
  c43: 10,
};

/** Where the name stands, from the middle of the town. */
const NAMES: Record<Side, Point & { anchor: 'start' | 'middle' | 'end' }> = {
  n: { x: 0, y: -13, anchor: 'middle' },
  s: { x: 0, y: 20.5, anchor: 'middle' },
  e: { x: 12, y: 4, anchor: 'start' },
  w: { x: -12, y: 4, anchor: 'end' },
  ss: { x: -17, y: 20.5, anchor: 'start' },
  ne: { x: 11, y: -4, anchor: 'start' },
  nw: { x: -4, y: -11.5, anchor: 'end' },
  se: { x: 11, y: 13, anchor: 'start' },
  sw: { x: 8, y: 21, anchor: 'end' },
};

/** Where the legend of the map stands; `drawn` with a plate under it. */
export const legendAt = (drawn: boolean): Point => ({ x: MAP.width - (drawn ? 99 : 92), y: 16 });

/** Rivers with a name, written along a way: how far along, on which side, and whether against its
 * direction. */
export const RIVERS = [
  { way: 'c02', river: 'loire', at: 74, reversed: true, below: true },
  { way: 'c29', river: 'cher', at: 28, reversed: false, below: false },
] as const;

const spot = (id: string) => TOWNS[id] ?? { x: 50, y: 50, side: 's' as Side };

export function townAt(id: string): Point {
  const town = spot(id);
  return { x: 14 + town.x * 5.12, y: 21 + town.y * 3.92 };
}

/** How far a name moves away from a town that is drawn as a vignette. */
const ASIDE: Partial<Record<Side, Point>> = {
  n: { x: 0, y: -4.5 },
  e: { x: 4, y: 1 },
  w: { x: -4, y: 1 },
  ne: { x: 4, y: 0 },
  nw: { x: -11, y: 2.5 },
  s: { x: 0, y: 1.5 },
  ss: { x: 0, y: 1.5 },
  sw: { x: 0, y: 2 },
};
/** And further, for the ring around one that can be chosen. */
const RING = 2.5;

/** Where a town's name stands; `drawn` when there is a picture of it. */
export function nameAt(
  id: string,
  drawn: { lit: boolean } | null = null,
): Point & { anchor: 'start' | 'middle' | 'end' } {
  const { x, y } = townAt(id);
  const { side } = spot(id);
  const name = NAMES[side];
  const aside = (drawn && ASIDE[side]) ?? { x: 0, y: 0 };
  const ring = drawn?.lit ? RING * Math.sign(aside.x) : 0;
  return { x: x + name.x + aside.x + ring, y: y + name.y + aside.y, anchor: name.anchor };
}

/** Where the merchants in a town stand, from its middle: away from the name. */
const CORNERS: Record<Side, Point> = {
  n: { x: 8, y: -13 },
  s: { x: 4, y: -25 },
  e: { x: -25, y: -25 },
  w: { x: 4, y: -25 },
  ss: { x: 4, y: -25 },
  ne: { x: -25, y: -25 },
  nw: { x: 4, y: -25 },
  se: { x: -25, y: -25 },
  sw: { x: 4, y: -25 },
};
const ABREAST = 13;
/** How wide and tall a merchant is drawn. */
export const MERCHANT = 22;
/** In the capital they stand in a row on the wall. */
const WALL = { y: -31, width: 66 };

/** The upper left corner of the `index`-th of `count` merchants in a town. */
export function merchantAt(id: string, index: number, count: number, capital: boolean): Point {
  const { x, y } = townAt(id);
  if (capital) {
    const pitch = count > 1 ? Math.min(17, (WALL.width - MERCHANT) / (count - 1)) : 0;
    const left = x - MERCHANT / 2 - ((count - 1) * pitch) / 2;
    return { x: left + index * pitch, y: y + WALL.y };
  }
  const corner = id === 'loches' ? CORNERS.e : CORNERS[spot(id).side];
  return { x: x + corner.x + Math.sign(corner.x) * ABREAST * index, y: y + corner.y };
}

export interface Course {
  from: Point;
  bow: Point;
  to: Point;
  length: number;
  path: string;
  reversed: string;
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function courseOf(way: Pick<WayFacts, 'id' | 'a' | 'b'>): Course {
  const from = townAt(way.a);
  const to = townAt(way.b);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = 2 * (BENDS[way.id] ?? 0);
  const bow = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
  };
  return {
    from,
    bow,
    to,
    length,
    path: `M${at(from)}Q${at(bow)} ${at(to)}`,
    reversed: `M${at(to)}Q${at(bow)} ${at(from)}`,
  };
}

/** The point at part `u` (0 to 1) of a way. */
export function along({ from, bow, to }: Course, u: number): Point {
  const v = 1 - u;
  return {
    x: v * v * from.x + 2 * u * v * bow.x + u * u * to.x,
    y: v * v * from.y + 2 * u * v * bow.y + u * u * to.y,
  };
}

/** Where the goods of a way lie: one in the middle, two side by side along it. */
export function goodsAlong(course: Course, count: number): Point[] {
  const step = (TILE + 3.4) / 2 / course.length;
  return Array.from({ length: count }, (_, i) => along(course, 0.5 + (2 * i - (count - 1)) * step));
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const HEADING: Record<Direction, Point> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The nearest of `others` that lies in a direction; what lies askew counts as further away. */
export function nearestIn<T extends Point>(here: Point, others: T[], direction: Direction): T | null {
  const heading = HEADING[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const dx = other.x - here.x;
    const dy = other.y - here.y;
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    const cost = ahead + 2 * aside;
    if (ahead > 0.5 && aside <= 2.5 * ahead && cost < least) {
      best = other;
      least = cost;
    }
  }
  return best;
}

import { kindsOf, type Kind, type Need } from '../view';

export type Shape = Kind | 'any';

/** Where the letter's baseline lies in the shape, on its grid of 32. */
const BASELINE: Record<Shape, number> = {
  farmer: 21.6,
  boatman: 21.6,
  craftsman: 21.7,
  trader: 21.6,
  knight: 20.4,
  scholar: 19.6,
  monk: 25.4,
  any: 20.4,
};

export const shapeOf = (need: Need): Shape =>
  need === 'any_neutral' || kindsOf(need).length > 1 ? 'any' : (need as Shape);

/** Below or beside the figure of a wooden piece. */
const BY_FIGURE: Record<Kind, readonly [x: number, y: number, size: number]> = {
  farmer: [16, 27, 14],
  boatman: [22.3, 21, 14.5],
  craftsman: [16, 26.9, 14],
  trader: [16, 26.7, 14],
  knight: [16, 26.2, 13.5],
  scholar: [16, 23.6, 13],
  monk: [16, 28.5, 13.5],
};

export function letterOn(kind: Kind): { x: number; y: number; size: number } {
  const [x, y, size] = BY_FIGURE[kind];
  return { x, y, size };
}

export const letterY = (shape: Shape): number => BASELINE[shape];

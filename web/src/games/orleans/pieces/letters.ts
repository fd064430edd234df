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
  any: 19.6,
};

export const shapeOf = (need: Need): Shape =>
  need === 'any_neutral' || kindsOf(need).length > 1 ? 'any' : (need as Shape);

export const letterY = (shape: Shape): number => BASELINE[shape];

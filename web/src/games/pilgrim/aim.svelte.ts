import type { Space } from './view';

/**
 * What is being looked at, shared by the parts of the table: a row of the tray that the pointer rests
 * on shows its tile on the map, a chip of the spine its way on the wheel. Pictures only; what has been
 * picked is in the Choice.
 */
class Aim {
  /** The text of the option whose tile the map shows as a ghost (`lay e7 sw n`). */
  road = $state<string | null>(null);
  /** The hex under the pointer, or with the focus, on the map. */
  hex = $state<string | null>(null);
  /** The way the wheel shows with numbered dots, and where it begins. */
  way = $state.raw<{ from: Space; spaces: readonly Space[] } | null>(null);
  /** The step of the Ab-Bott's turn that is in view, counted from 0. */
  step = $state<number | null>(null);
}

export const aim = new Aim();

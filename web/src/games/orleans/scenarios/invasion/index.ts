/** The base game with the place tiles of Invasion. */

import type { ScenarioParts } from '../parts';
import { tileDecisions } from './tiles';
import { tradeTargets } from './trade';

export const parts: ScenarioParts = {
  decisions: tileDecisions,
  targetsOf: tradeTargets,
};

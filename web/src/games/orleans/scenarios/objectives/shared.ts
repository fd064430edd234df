/** What all scenarios with objectives show; each lists the decisions it asks. */

import type { ScenarioParts } from '../parts';
import { known } from '../invasion/events';
import { tradeTargets } from '../invasion/trade';
import Goals from './Goals.svelte';
import MapMarks from './MapMarks.svelte';
import { inTown } from './objectives';

export const shared: ScenarioParts = {
  Goals,
  MapMarks,
  inTown,
  events: known,
  targetsOf: tradeTargets,
  concerns: { claim: 'goals' },
};

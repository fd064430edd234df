import Goals from './Goals.svelte';
import MapMarks from './MapMarks.svelte';
import PlaceCitizen from './PlaceCitizen.svelte';
import type { ScenarioParts } from '../parts';
import { known } from '../invasion/events';
import { tileDecisions } from '../invasion/tiles';
import { citizenTargets, inTown } from './dignitary';

export const parts: ScenarioParts = {
  decisions: {
    ...tileDecisions,
    'place-citizen': PlaceCitizen,
  },
  Goals,
  MapMarks,
  inTown,
  events: known,
  targetsOf: citizenTargets,
  concerns: { 'place-citizen': 'tracks' },
};

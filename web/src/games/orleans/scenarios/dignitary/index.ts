import Copy from './Copy.svelte';
import Goals from './Goals.svelte';
import MapMarks from './MapMarks.svelte';
import PlaceCitizen from './PlaceCitizen.svelte';
import ReturnTechnology from './ReturnTechnology.svelte';
import type { ScenarioParts } from '../parts';
import { citizenTargets, inTown, known } from './dignitary';

export const parts: ScenarioParts = {
  decisions: {
    'place-citizen': PlaceCitizen,
    copy: Copy,
    'return-technology': ReturnTechnology,
  },
  Goals,
  MapMarks,
  inTown,
  events: known,
  targetsOf: citizenTargets,
  concerns: { 'place-citizen': 'tracks' },
};

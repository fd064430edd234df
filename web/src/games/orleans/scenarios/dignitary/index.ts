import BuyWine from '../invasion/BuyWine.svelte';
import Copy from '../invasion/Copy.svelte';
import ReturnTechnology from '../invasion/ReturnTechnology.svelte';
import Transactions from '../invasion/Transactions.svelte';
import Goals from './Goals.svelte';
import MapMarks from './MapMarks.svelte';
import PlaceCitizen from './PlaceCitizen.svelte';
import type { ScenarioParts } from '../parts';
import { known } from '../invasion/events';
import { citizenTargets, inTown } from './dignitary';

export const parts: ScenarioParts = {
  decisions: {
    copy: Copy,
    transactions: Transactions,
    'buy-wine': BuyWine,
    'return-technology': ReturnTechnology,
    'place-citizen': PlaceCitizen,
  },
  Goals,
  MapMarks,
  inTown,
  events: known,
  targetsOf: citizenTargets,
  concerns: { 'place-citizen': 'tracks' },
};

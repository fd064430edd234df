/** The base game with the place tiles of Invasion: their decisions, which its scenarios have too. */

import BuyWine from './BuyWine.svelte';
import Copy from './Copy.svelte';
import ReturnTechnology from './ReturnTechnology.svelte';
import Transactions from './Transactions.svelte';
import type { ScenarioParts } from '../parts';
import { tradeTargets } from './trade';

export const parts: ScenarioParts = {
  decisions: {
    copy: Copy,
    transactions: Transactions,
    'buy-wine': BuyWine,
    'return-technology': ReturnTechnology,
  },
  targetsOf: tradeTargets,
};

/** The decisions of Invasion's place tiles, which all its scenarios have, and the base game with them. */

import type { ScenarioParts } from '../parts';
import BuyWine from './BuyWine.svelte';
import Copy from './Copy.svelte';
import ReturnTechnology from './ReturnTechnology.svelte';
import Transactions from './Transactions.svelte';

export const tileDecisions = {
  copy: Copy,
  transactions: Transactions,
  'buy-wine': BuyWine,
  'return-technology': ReturnTechnology,
} satisfies ScenarioParts['decisions'];

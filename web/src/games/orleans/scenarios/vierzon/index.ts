import BuyWine from '../invasion/BuyWine.svelte';
import Copy from '../invasion/Copy.svelte';
import ReturnTechnology from '../invasion/ReturnTechnology.svelte';
import Transactions from '../invasion/Transactions.svelte';
import Act from '../objectives/Act.svelte';
import Banish from '../objectives/Banish.svelte';
import Claim from '../objectives/Claim.svelte';
import PayValue from '../objectives/PayValue.svelte';
import PlaceGained from '../objectives/PlaceGained.svelte';
import type { ScenarioParts } from '../parts';
import { shared } from '../objectives/shared';

export const parts: ScenarioParts = {
  ...shared,
  decisions: {
    copy: Copy,
    transactions: Transactions,
    'buy-wine': BuyWine,
    'return-technology': ReturnTechnology,
    act: Act,
    claim: Claim,
    'pay-value': PayValue,
    'place-gained': PlaceGained,
    banish: Banish,
  },
};

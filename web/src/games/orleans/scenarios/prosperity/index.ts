import BuyWine from '../invasion/BuyWine.svelte';
import Copy from '../invasion/Copy.svelte';
import ReturnTechnology from '../invasion/ReturnTechnology.svelte';
import SmallTracks from '../invasion/SmallTracks.svelte';
import Transactions from '../invasion/Transactions.svelte';
import Act from './Act.svelte';
import Carpenter from './Carpenter.svelte';
import ChooseCard from './ChooseCard.svelte';
import Furnish from './Furnish.svelte';
import Goals from './Goals.svelte';
import MapMarks from './MapMarks.svelte';
import Offer from './Offer.svelte';
import ReturnAnother from './ReturnAnother.svelte';
import ReturnOrPay from './ReturnOrPay.svelte';
import type { ScenarioParts } from '../parts';
import { known } from '../invasion/events';
import { tradeTargets } from '../invasion/trade';
import { builtOn, faceDown, inTown, legOf, offerConcerns } from './prosperity';

export const parts: ScenarioParts = {
  decisions: {
    copy: Copy,
    transactions: Transactions,
    'buy-wine': BuyWine,
    'return-technology': ReturnTechnology,
    'choose-card': ChooseCard,
    carpenter: Carpenter,
    act: Act,
    furnish: Furnish,
    offer: Offer,
    'return-or-pay': ReturnOrPay,
    'return-another': ReturnAnother,
  },
  Goals,
  SmallTracks,
  MapMarks,
  inTown,
  events: known,
  targetsOf: tradeTargets,
  concerns: { carpenter: 'map', offer: offerConcerns, furnish: 'goals', send: 'goals' },
  legOf,
  built: builtOn,
  faceDown,
};

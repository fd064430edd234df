import Offer from '../invasion/Offer.svelte';
import SmallTracks from '../invasion/SmallTracks.svelte';
import Act from './Act.svelte';
import Carpenter from './Carpenter.svelte';
import ChooseCard from './ChooseCard.svelte';
import Furnish from './Furnish.svelte';
import Goals from './Goals.svelte';
import MapMarks from './MapMarks.svelte';
import ReturnAnother from './ReturnAnother.svelte';
import ReturnOrPay from './ReturnOrPay.svelte';
import type { ScenarioParts } from '../parts';
import { known } from '../invasion/events';
import { tileDecisions } from '../invasion/tiles';
import { tradeTargets } from '../invasion/trade';
import { builtOn, faceDown, inTown, legOf, offerConcerns } from './prosperity';

export const parts: ScenarioParts = {
  decisions: {
    ...tileDecisions,
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

import Harvest from '../../decisions/Harvest.svelte';
import Offer from '../invasion/Offer.svelte';
import SmallTracks from '../invasion/SmallTracks.svelte';
import { tileDecisions } from '../invasion/tiles';
import Claim from '../objectives/Claim.svelte';
import PayValue from '../objectives/PayValue.svelte';
import { shared } from '../objectives/shared';
import type { ScenarioParts } from '../parts';
import Act from './Act.svelte';
import { duelTargets, HOUSE } from './duel';
import Goals from './Goals.svelte';
import PickTile from './PickTile.svelte';
import PlaceMerchant from './PlaceMerchant.svelte';
import Places from './Places.svelte';

export const parts: ScenarioParts = {
  ...shared,
  Goals,
  SmallTracks,
  places: () => [HOUSE],
  Places,
  targetsOf: duelTargets,
  decisions: {
    ...tileDecisions,
    act: Act,
    claim: Claim,
    'pay-value': PayValue,
    'place-merchant': PlaceMerchant,
    'pick-tile': PickTile,
    offer: Offer,
    'give-food': Harvest,
  },
};

import { tileDecisions } from '../invasion/tiles';
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
    ...tileDecisions,
    act: Act,
    claim: Claim,
    'pay-value': PayValue,
    'place-gained': PlaceGained,
    banish: Banish,
  },
};

import { tileDecisions } from '../invasion/tiles';
import Act from '../objectives/Act.svelte';
import Claim from '../objectives/Claim.svelte';
import Feed from '../objectives/Feed.svelte';
import PayValue from '../objectives/PayValue.svelte';
import type { ScenarioParts } from '../parts';
import { shared } from '../objectives/shared';

export const parts: ScenarioParts = {
  ...shared,
  decisions: {
    ...tileDecisions,
    act: Act,
    claim: Claim,
    'pay-value': PayValue,
    feed: Feed,
  },
};

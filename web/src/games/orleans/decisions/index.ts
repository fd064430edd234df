import type { Component } from 'svelte';
import Act from './Act.svelte';
import Bathhouse from './Bathhouse.svelte';
import ChooseTile from './ChooseTile.svelte';
import Draw from './Draw.svelte';
import FillTower from './FillTower.svelte';
import Harvest from './Harvest.svelte';
import PlaceTechnology from './PlaceTechnology.svelte';
import Plan from './Plan.svelte';
import RemoveTile from './RemoveTile.svelte';
import Send from './Send.svelte';
import Shelter from './Shelter.svelte';
import Torture from './Torture.svelte';
import type { DecisionKind } from './kinds';

export { KINDS, type DecisionKind } from './kinds';

/** What the spine says and offers, for every kind of decision. */
export const DECISIONS: Record<DecisionKind, Component> = {
  'remove-tile': RemoveTile,
  draw: Draw,
  'fill-tower': FillTower,
  plan: Plan,
  act: Act,
  send: Send,
  'choose-tile': ChooseTile,
  bathhouse: Bathhouse,
  'place-technology': PlaceTechnology,
  shelter: Shelter,
  harvest: Harvest,
  torture: Torture,
};

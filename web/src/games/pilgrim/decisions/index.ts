import type { Component } from 'svelte';
import AbbottFee from './AbbottFee.svelte';
import Act from './Act.svelte';
import Allocate from './Allocate.svelte';
import Alms from './Alms.svelte';
import Confess from './Confess.svelte';
import EndTurn from './EndTurn.svelte';
import Income from './Income.svelte';
import Move from './Move.svelte';
import NameStart from './NameStart.svelte';
import Offer from './Offer.svelte';
import Ordination from './Ordination.svelte';
import Payment from './Payment.svelte';
import Somewhere from './Somewhere.svelte';
import Sow from './Sow.svelte';
import Taxation from './Taxation.svelte';
import Tiles from './Tiles.svelte';
import Trade from './Trade.svelte';
import Wagon from './Wagon.svelte';
import Yield from './Yield.svelte';
import type { DecisionKind } from './kinds';

export { KINDS, type DecisionKind } from './kinds';

/** What the spine says and offers, for every kind of decision. */
export const DECISIONS: Record<DecisionKind, Component> = {
  sow: Sow,
  move: Move,
  act: Act,
  end: EndTurn,
  allocate: Allocate,
  roads: Tiles,
  clerical: Yield,
  construct: Tiles,
  alms: Alms,
  ordination: Ordination,
  produce: Yield,
  taxation: Taxation,
  'row-bonus': Offer,
  favour: Offer,
  payment: Payment,
  source: Somewhere,
  trade: Trade,
  'call-back': Somewhere,
  'send-out': Somewhere,
  wagon: Wagon,
  income: Income,
  confess: Confess,
  'name-start': NameStart,
  'abbott-fee': AbbottFee,
};

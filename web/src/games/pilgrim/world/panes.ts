import type { Pane } from '$lib/table/Panes.svelte';
import type { PhoneTab } from '$lib/table/PhoneTabs.svelte';
import type { DecisionKind } from '../decisions/kinds';

/** What a tablet shows beside the map or, upright, instead of it. */
export const PANES: [Pane, Pane, Pane] = [
  { id: 'map', icon: 'u-map', tabs: ['map'] },
  { id: 'duties', icon: 'd-allocation', tabs: ['duties', 'tracks'] },
  { id: 'side', icon: 'u-players', tabs: ['players', 'tracks'] },
];

export const PHONE_TABS: readonly PhoneTab[] = [
  { id: 'board', icon: 'u-board' },
  { id: 'duties', icon: 'd-allocation' },
  { id: 'map', icon: 'u-map' },
  { id: 'tracks', icon: 'u-track' },
  { id: 'players', icon: 'u-players' },
  { id: 'log', icon: 'u-log' },
];

const WHERE: Partial<Record<DecisionKind, string>> = {
  sow: 'duties',
  move: 'duties',
  act: 'duties',
  source: 'duties',
  'call-back': 'duties',
  'send-out': 'duties',
  roads: 'map',
  construct: 'map',
  wagon: 'players',
};

/** Answered in the bar alone: whatever is being looked at stays. */
const ANYWHERE: ReadonlySet<string> = new Set<DecisionKind>([
  'produce',
  'clerical',
  'taxation',
  'alms',
  'payment',
  'name-start',
  'row-bonus',
  'favour',
  'end',
]);

/** The tab of the phone that a decision is about; null: none of them. */
export const tabOf = (kind: string): string | null =>
  ANYWHERE.has(kind) ? null : (WHERE[kind as DecisionKind] ?? 'board');

/** What a tablet shows for it; null: whatever it shows. */
export function paneOf(tab: string): string | null {
  return tab === 'duties' ? 'duties' : tab === 'map' ? 'map' : tab === 'players' ? 'side' : null;
}

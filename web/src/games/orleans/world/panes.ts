import type { Choice } from '$lib/choice.svelte';
import type { Pane } from '$lib/table/Panes.svelte';
import type { PhoneTab } from '$lib/table/PhoneTabs.svelte';

/** What a tablet shows beside the map or, upright, instead of it. */
export const PANES: [Pane, Pane, Pane] = [
  { id: 'map', icon: 'u-map', tabs: ['map'] },
  { id: 'tracks', icon: 'u-track', tabs: ['tracks'] },
  { id: 'side', icon: 'u-players', tabs: ['players', 'deeds'] },
];

export const PHONE_TABS: readonly PhoneTab[] = [
  { id: 'board', icon: 'u-board' },
  { id: 'map', icon: 'u-map' },
  { id: 'tracks', icon: 'u-track' },
  { id: 'deeds', icon: 'p-deed' },
  { id: 'players', icon: 'u-players' },
  { id: 'log', icon: 'u-log' },
];

/** Which part of the table the decision is about now; null: nothing is asked. */
export function concern(choice: Choice): 'board' | 'map' | 'deeds' | null {
  if (!choice.decision) return null;
  const all = (role: string) =>
    choice.options.length > 0 &&
    choice.options.every(({ targets }) => targets.some((target) => target.startsWith(role)));
  if (all('town:')) return 'map';
  return all('deed:') ? 'deeds' : 'board';
}

export const paneOf = { board: null, map: 'map', deeds: 'side' } as const;

import type { ScenarioParts } from '../scenarios';
import type { Choice } from '$lib/choice.svelte';
import type { Pane } from '$lib/table/Panes.svelte';
import type { PhoneTab } from '$lib/table/PhoneTabs.svelte';

/** What a tablet shows beside the map or, upright, instead of it. */
export function panesOf({ Goals, Tracks }: ScenarioParts): [Pane, Pane, Pane] {
  const map = { id: 'map', icon: 'u-map', tabs: ['map'] };
  const tracks = { id: 'tracks', icon: 'u-track', tabs: ['tracks'] };
  if (Tracks)
    return [
      map,
      { id: 'objectives', icon: 'i-win', tabs: ['goals'] },
      { id: 'rest', icon: 'u-players', tabs: ['tracks', 'players', 'deeds'] },
    ];
  if (Goals) return [map, tracks, { id: 'goals', icon: 'i-win', tabs: ['goals', 'players', 'deeds'] }];
  return [map, tracks, { id: 'side', icon: 'u-players', tabs: ['players', 'deeds'] }];
}

/** Goals come right after my board; alone there are no other players to look at. */
export const tabsOf = ({ Goals }: ScenarioParts, players: number): PhoneTab[] => [
  { id: 'board', icon: 'u-board' },
  ...(Goals ? [{ id: 'goals', icon: 'i-win' }] : []),
  { id: 'map', icon: 'u-map' },
  { id: 'tracks', icon: 'u-track' },
  { id: 'deeds', icon: 'p-deed' },
  ...(players > 1 ? [{ id: 'players', icon: 'u-players' }] : []),
  { id: 'log', icon: 'u-log' },
];

export type Part = 'board' | 'map' | 'tracks' | 'deeds' | 'goals';

/** Which part of the table the decision is about now; null: nothing is asked. */
export function concern(choice: Choice, { concerns }: ScenarioParts): Part | null {
  if (!choice.decision) return null;
  const all = (role: string) =>
    choice.options.length > 0 &&
    choice.options.every(({ targets }) => targets.some((target) => target.startsWith(role)));
  if (all('town:')) return 'map';
  return all('deed:') ? 'deeds' : (concerns?.[choice.decision.kind] ?? 'board');
}

/** The pane of a tablet that shows a part; none shows my board. */
export const paneOf = (part: Part, panes: readonly Pane[]): string | null =>
  panes.find(({ tabs }) => tabs.includes(part))?.id ?? null;

import type { ScenarioParts } from '../scenarios';
import type { Choice } from '$lib/choice.svelte';
import type { Pane } from '$lib/table/Panes.svelte';
import type { PhoneTab } from '$lib/table/PhoneTabs.svelte';

/** What a tablet shows beside the map or, upright, instead of it. */
export const panesOf = ({ Goals, SmallTracks }: ScenarioParts): [Pane, Pane, Pane] => [
  { id: 'map', icon: 'u-map', tabs: ['map'] },
  SmallTracks ? { id: 'own', icon: 'i-win', tabs: ['goals'] } : { id: 'tracks', icon: 'u-track', tabs: ['tracks'] },
  SmallTracks
    ? { id: 'side', icon: 'u-players', tabs: ['players', 'deeds', 'tracks'] }
    : Goals
      ? { id: 'goals', icon: 'i-win', tabs: ['goals', 'players', 'deeds'] }
      : { id: 'side', icon: 'u-players', tabs: ['players', 'deeds'] },
];

/** Goals come right after my board; alone there are no other players to look at. */
export const tabsOf = ({ Goals, Team }: ScenarioParts, players: number, deeds = true): PhoneTab[] => [
  { id: 'board', icon: 'u-board' },
  ...(Goals ? [{ id: 'goals', icon: 'i-win' }] : []),
  { id: 'map', icon: 'u-map' },
  { id: 'tracks', icon: 'u-track' },
  ...(deeds ? [{ id: 'deeds', icon: 'p-deed' }] : []),
  ...(players > 1
    ? [Team ? { id: 'players', icon: 'u-hand', name: 'team' } : { id: 'players', icon: 'u-players' }]
    : []),
  { id: 'log', icon: 'u-log' },
];

export type Part = 'board' | 'map' | 'tracks' | 'deeds' | 'goals' | 'players';

/** Which part of the table the decision is about now; null: nothing is asked. */
export function concern(choice: Choice, { concerns }: ScenarioParts): Part | null {
  if (!choice.decision) return null;
  const all = (role: string) =>
    choice.options.length > 0 &&
    choice.options.every(({ targets }) => targets.some((target) => target.startsWith(role)));
  if (all('town:')) return 'map';
  if (all('deed:')) return 'deeds';
  const about = concerns?.[choice.decision.kind] ?? 'board';
  return typeof about === 'function' ? about(choice.decision) : about;
}

/** The pane of a tablet that shows a part; none shows my board. */
export const paneOf = (part: Part, panes: readonly Pane[]): string | null =>
  panes.find(({ tabs }) => tabs.includes(part))?.id ?? null;

import type { Choice } from '../../../lib/choice.svelte';

/** What a tablet shows beside the map or, upright, instead of it. */
export const PANES = ['map', 'tracks', 'side'] as const;
export type Pane = (typeof PANES)[number];

export const PHONE_TABS = ['board', 'map', 'tracks', 'deeds', 'players', 'log'] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

export const TAB_ICONS: Record<PhoneTab, string> = {
  board: 'u-board',
  map: 'u-map',
  tracks: 'u-track',
  deeds: 'p-deed',
  players: 'u-players',
  log: 'u-log',
};

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

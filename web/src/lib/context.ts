/* What every part of a table shares: the Table screen sets it, components ask for it. */
import { getContext, setContext, type Component } from 'svelte';
import type { Choice } from './choice.svelte';
import type { Follow } from './follow.svelte';
import type { LiveTable } from './live.svelte';
import type { ReplayTable } from './replay.svelte';
import type { Settings } from './settings.svelte';
import type { GameStory } from './story';
import type { Texts } from './texts.svelte';

/** A table as components see it: a live one, or one of the past. */
export type ShownTable = Pick<LiveTable, keyof LiveTable>;

export interface TableContext {
  live: ShownTable;
  choice: Choice;
  texts: Texts;
  settings: Settings;
  /** The game's pictures for what happens. */
  story: GameStory;
  /** Where several people play at this browser: hands the table to another one of them. */
  hot?: { handTo: (seat: number, live: ShownTable) => void };
  /** What the others did; not in a replay. */
  follow?: Follow;
  /** Set while a moment of the past is shown, with what plays it: the spine of that table. */
  replay?: ReplayTable;
  Transport?: Component<{ replay: ReplayTable }>;
  /** Who looks at it, in the head of the table. */
  SeenBy?: Component<{ replay: ReplayTable }>;
}

const KEY = Symbol('table');

export const getTable = (): TableContext => getContext<TableContext>(KEY);
export const setTable = (table: TableContext): TableContext => setContext(KEY, table);

/* The only list of games: what a game's own module brings, loaded when its table is opened. */
import type { Component } from 'svelte';
import { NO_STORY, type GameStory } from '../lib/story';
import { story as orleans } from './orleans/story';

export interface GameModule {
  /** The whole table while the game runs; takes everything from `getTable()`. */
  Table: Component;
}

export interface GameEntry {
  /** Symbol of the icon sheet, and the ground it stands on (`--em-...`). */
  emblem: string;
  ground: string;
  /** Minutes for two players and for each more; an estimate shown when setting up. */
  minutes: { base: number; each: number };
  /** How demanding it is: one to three dots. */
  depth: 1 | 2 | 3;
  /** Options that only one edition has. */
  only?: Record<string, string>;
  /** Pictures for what happens in it. */
  story: GameStory;
  load: () => Promise<GameModule>;
}

export const GAMES: Record<string, GameEntry> = {
  orleans: {
    emblem: 'm-orleans',
    ground: 'boatman',
    minutes: { base: 30, each: 15 },
    depth: 2,
    only: { coin_limit: '2014' },
    story: orleans,
    load: () => import('./orleans'),
  },
};

export const storyOf = (game: string): GameStory => GAMES[game]?.story ?? NO_STORY;

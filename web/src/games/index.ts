/* The only list of games: what a game's own module brings, loaded when its table is opened. */
import type { Component } from 'svelte';
import type { GameStory } from '../lib/story';
import Hero from './orleans/Hero.svelte';

export interface GameModule {
  /** The whole table while the game runs; takes everything from `getTable()`. */
  Table: Component;
  /** Pictures for what happens in it. */
  story: GameStory;
}

export interface GameEntry {
  /** Symbol of the icon sheet, and the ground it stands on (`--em-...`). */
  emblem: string;
  ground: string;
  /** A corner of its board, for the start page. */
  Hero: Component;
  /** Minutes for two players and for each more; an estimate shown when setting up. */
  minutes: { base: number; each: number };
  /** How demanding it is: one to three dots. */
  depth: 1 | 2 | 3;
  load: () => Promise<GameModule>;
}

export const GAMES: Record<string, GameEntry> = {
  orleans: {
    emblem: 'm-orleans',
    ground: 'boatman',
    Hero,
    minutes: { base: 30, each: 15 },
    depth: 2,
    load: () => import('./orleans'),
  },
};

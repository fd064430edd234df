/* The only list of games: what a game's own module brings, loaded when its table is opened. */
import type { Component } from 'svelte';
import type { Outcome, View } from '$lib/messages';
import type { GameStory } from '$lib/story';
import type { Texts } from '$lib/texts.svelte';

/** How a game ended, where most points do not say it all. */
export interface Ending {
  title: string;
  help: string;
  /** Why, where no points say it. */
  why?: string;
}

export interface GameModule {
  /** The whole table while the game runs; takes everything from `getTable()`. */
  Table: Component;
  /** Pictures for what happens in it. */
  story: GameStory;
  /** What its end is called, or null where the usual words do. */
  ending?: (view: View, board: View, texts: Texts, outcome: Outcome | null) => Ending | null;
  /** More about its end, beside the ranking. */
  Ending?: () => Promise<{ default: Component<{ view: View; board: View; texts: Texts }> }>;
}

export interface GameEntry {
  /** Symbol of the icon sheet, and the ground it stands on (`--em-...`). */
  emblem: string;
  ground: string;
  /** A corner of its board, for the start page. */
  hero: () => Promise<{ default: Component }>;
  /** Minutes for two players and for each more; an estimate shown when setting up. */
  minutes: { base: number; each: number };
  /** How demanding it is: one to three dots. */
  depth: 1 | 2 | 3;
  /** Scenarios that take another time, or ask more or less of their players. */
  /** Alone one plays against an automaton, which takes its time. */
  rival?: boolean;
  scenarios?: Record<string, Pick<GameEntry, 'minutes' | 'depth'>>;
  load: () => Promise<GameModule>;
  /** Draws its pieces in a row, for the rules. */
  picture: () => Promise<{ default: Component<{ drawn: string }> }>;
}

export const GAMES: Record<string, GameEntry> = {
  orleans: {
    emblem: 'm-orleans',
    ground: 'boatman',
    hero: () => import('./orleans/Hero.svelte'),
    minutes: { base: 30, each: 15 },
    depth: 2,
    scenarios: {
      prosperity: { minutes: { base: 40, each: 20 }, depth: 3 },
      'city-defense': { minutes: { base: 60, each: 20 }, depth: 3 },
      duel: { minutes: { base: 75, each: 0 }, depth: 3 },
      dignitary: { minutes: { base: 45, each: 0 }, depth: 3 },
      vierzon: { minutes: { base: 45, each: 0 }, depth: 3 },
      salesman: { minutes: { base: 45, each: 0 }, depth: 3 },
    },
    load: () => import('./orleans'),
    picture: () => import('./orleans/guide/Picture.svelte'),
  },
  pilgrim: {
    emblem: 'm-pilgrim',
    ground: 'abbey',
    hero: () => import('./pilgrim/Hero.svelte'),
    minutes: { base: 40, each: 25 },
    rival: true,
    depth: 3,
    scenarios: { campaign: { minutes: { base: 120, each: 75 }, depth: 3 } },
    load: () => import('./pilgrim'),
    picture: () => import('./pilgrim/guide/Picture.svelte'),
  },
};

/** What a scenario may add to the table of Orléans, all of it optional. */

import type { Component, Snippet } from 'svelte';
import type { Decision, Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { Spot } from '../board/hand.svelte';
import type { Effect, OrleansBoard, OrleansView, Player } from '../view';

/** The event of a round that is known before it comes. */
export interface KnownEvent extends Effect {
  id: string;
  harmful: boolean;
}

/** Where on the map an option leads from, and along which kind of way. */
export interface Leg {
  from: string;
  type: string;
}

type About = 'map' | 'tracks' | 'deeds' | 'goals' | 'players' | 'board';

/** Whose board it is, and what lies on its spaces. */
export interface BoardProps {
  player: Player;
  spotAt: (target: string) => Spot | null;
}

export interface ScenarioParts {
  /** What the spine says and offers, for the kinds of decisions that only it has. */
  decisions?: Readonly<Record<string, Component>>;
  /** What is to be reached, and how far that is. */
  Goals?: Component<{ view: OrleansView; board: OrleansBoard }>;
  /** Places that do not stand among the ten that all players have, and how they are drawn. */
  places?: (board: OrleansBoard) => readonly string[];
  Places?: Component<BoardProps>;
  /** What lies on the map beside goods, stations and merchants; drawn on the towns. */
  MapMarks?: Component<{ view: OrleansView }>;
  /** The same in words, as phrases. */
  inTown?: (texts: Texts, view: OrleansView, town: string) => string[];
  /** The events of all rounds. */
  events?: (board: OrleansBoard) => KnownEvent[];
  /** Targets of an option beside those it names. */
  targetsOf?: (option: Option, board: OrleansBoard, me: Player) => string[];
  /** The part of the table that a kind of decision is about, where that is not my board. */
  concerns?: Readonly<Record<string, About | ((decision: Decision) => About)>>;
  /** The goals take a column of their own, left of the map; players, deeds and small tracks share the other one. */
  SmallTracks?: Component<{ onstacks: () => void }>;
  /** Stands in the place of the players, and shows them where the team has nothing to decide. */
  Team?: Component<{ players: Snippet }>;
  /** Options that move something other than my merchant. */
  legOf?: (option: Option, view: OrleansView) => Leg | null;
  /** Spaces for goods on a way that something else stands on. */
  built?: (view: OrleansView, way: string) => number;
  /** Place tiles of a seat that are turned down. */
  faceDown?: (view: OrleansView, seat: number) => string[];
}

/** What a scenario may add to the table of Orléans, all of it optional. */

import type { Component } from 'svelte';
import type { Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { Spot } from '../board/hand.svelte';
import type { Effect, OrleansBoard, OrleansView, Player } from '../view';

/** The event of a round that is known before it comes. */
export interface KnownEvent extends Effect {
  id: string;
  harmful: boolean;
}

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
  /** The tracks in short. With them the goals have a column of their own, before the map. */
  Tracks?: Component<{ onopen: () => void; onstacks: () => void }>;
  /** All tracks in full, as a sheet. */
  TrackSheet?: Component<{ onclose: () => void; onstacks: () => void }>;
  /** Places that do not stand among the ten that all players have, and how they are drawn. */
  places?: readonly string[];
  Places?: Component<BoardProps>;
  /** What lies on the map beside goods, stations and merchants; drawn on the towns. */
  MapMarks?: Component<{ view: OrleansView }>;
  /** The same in words, as phrases. */
  inTown?: (texts: Texts, view: OrleansView, town: string) => string[];
  /** The events of all rounds. */
  events?: (board: OrleansBoard) => KnownEvent[];
  /** Targets of an option beside those it names. */
  targetsOf?: (option: Option, board: OrleansBoard) => string[];
  /** The part of the table that a kind of decision is about, where that is not my board. */
  concerns?: Readonly<Record<string, 'map' | 'tracks' | 'deeds' | 'goals'>>;
}

/** What the engine tells of Prosperity, and what of it is mine. */

import type { Decision, Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import { courseOf, goodsAlong, type Point } from '../../layout';
import { kindOf, type Good, type Kind, type OrleansBoard, type OrleansView, type Tile } from '../../view';
import type { Leg } from '../parts';

export interface Card {
  id: string;
  towns: string[];
  followers: Kind[];
  goods: Good[];
  coins: number;
  points: number;
}

/** Kinds of followers, goods, or `coin`. */
type Counts = Partial<Record<string, number>>;

export interface Structure {
  seat: number;
  card: string;
  way: string;
  missing: Counts;
  lying: Counts;
  complete: boolean;
}

export interface Route {
  town: string;
  /** The options one after the other, by their texts. */
  steps: string[];
}

export interface Own {
  carpenter: string;
  citizens: number;
  /** Null: not known to me. */
  pile: (string | null)[];
  structures: Structure[];
  seats: { seat: number; holds: boolean; card: string | null; drawn: string[]; face_down: string[] }[];
  /** Where I could move the carpenter. */
  reach: Route[];
  /** What building needs: so many steps, a good, a station. Null: I hold no card. */
  build: { steps: number | null; good: boolean; station: boolean } | null;
}

export const ownOf = (view: OrleansView): Own => view.own as unknown as Own;

export const cardOf = (board: OrleansBoard, id: string): Card =>
  (board.own.cards as Card[]).find((card) => card.id === id)!;

export const handOf = (view: OrleansView, seat: number | null): string | null =>
  seat === null ? null : (ownOf(view).seats[seat]?.card ?? null);

export const faceDown = (view: OrleansView, seat: number): string[] => ownOf(view).seats[seat]?.face_down ?? [];

/** One thing that a structure asks for, and whether it is there. */
export interface Piece {
  what: 'follower' | 'good';
  id: string;
  there: boolean;
}

/** The followers and goods of a card one by one, those that are there first. */
export function piecesOf(card: Card, lying: Counts, complete = false): Piece[] {
  const left = { ...lying };
  const piece = (what: Piece['what'], id: string): Piece => {
    const count = left[id] ?? 0;
    left[id] = count - 1;
    return { what, id, there: complete || count > 0 };
  };
  return [...card.followers.map((id) => piece('follower', id)), ...card.goods.map((id) => piece('good', id))];
}

/** How much of what a structure asks for is there, each coin counted. */
export function progress(card: Card, { lying, complete }: Structure): [number, number] {
  const all = card.followers.length + card.goods.length + card.coins;
  return [complete ? all : Object.values(lying).reduce<number>((sum, n) => sum + (n ?? 0), 0), all];
}

export const mineOf = (view: OrleansView): Structure[] =>
  ownOf(view).structures.filter(({ seat }) => seat === view.seat);

export const othersOf = (view: OrleansView): Structure[] =>
  ownOf(view).structures.filter(({ seat }) => seat !== view.seat);

/** Points of my complete structures, and of those I could still complete. */
export function tally(view: OrleansView, board: OrleansBoard): { built: number; open: number } {
  const sum = (ids: string[]): number => ids.reduce((all, id) => all + cardOf(board, id).points, 0);
  const mine = mineOf(view);
  const hand = handOf(view, view.seat);
  const open = mine.filter(({ complete }) => !complete).map(({ card }) => card);
  return {
    built: sum(mine.filter(({ complete }) => complete).map(({ card }) => card)),
    open: view.over ? 0 : sum(hand ? [...open, hand] : open),
  };
}

/** "1 farmer and 2 coins" */
export const countWords = (texts: Texts, counts: Counts): string =>
  texts.join(
    Object.entries(counts).map(([id, count = 0]) =>
      id === 'coin'
        ? texts.t('count-coins', { count })
        : texts.name(texts.has(`good-${id}`) ? 'good' : 'tile', id, 'count', count),
    ),
  );

/** What a card asks for, counted. */
export function wantsOf({ followers, goods, coins }: Card): Counts {
  const out: Counts = {};
  for (const id of [...followers, ...goods]) out[id] = (out[id] ?? 0) + 1;
  return coins ? { ...out, coin: coins } : out;
}

// On the map

export const builtOn = (view: OrleansView, way: string): number =>
  ownOf(view).structures.filter((one) => one.way === way).length;

/** Where a structure stands: on the goods of its way that follow the free ones. */
export function siteAt(view: OrleansView, board: OrleansBoard, structure: Structure): Point {
  const way = board.ways.find(({ id }) => id === structure.way)!;
  const before = ownOf(view)
    .structures.filter((one) => one.way === structure.way)
    .indexOf(structure);
  const free = view.map[way.id]?.length ?? 0;
  return goodsAlong(courseOf(way), free + builtOn(view, way.id))[free + before]!;
}

/** The carpenter goes by what the option says, not by where my merchant is. */
export function legOf({ label }: Option, view: OrleansView): Leg | null {
  const step = /^step-(road|waterway)$/.exec(label);
  return step ? { from: ownOf(view).carpenter, type: step[1]! } : null;
}

/** A step of a route: who goes along what kind of way to which town. */
export function stepOf(text: string): { tile: Tile; kind: Kind; type: string; town: string } {
  const [, tile, type, town] = text.split(' ') as [string, Tile, string, string];
  return { tile, kind: kindOf(tile), type, town };
}

/** The ways of a route, in their order. */
export function waysOf(board: OrleansBoard, from: string, { steps }: Route): string[] {
  let here = from;
  return steps.flatMap((text) => {
    const { type, town: there } = stepOf(text);
    const way = board.ways.find(
      ({ a, b, type: its }) => its === type && ((a === here && b === there) || (a === there && b === here)),
    );
    here = there;
    return way ? [way.id] : [];
  });
}

export function inTown(texts: Texts, view: OrleansView, town: string): string[] {
  return ownOf(view).carpenter === town ? [texts.t('town-carpenter')] : [];
}

/** An offer of a journey is about the map. */
export const offerConcerns = ({ values }: Decision): 'map' | 'board' =>
  values.event === 'peregrination' ? 'map' : 'board';

export const puts = (options: readonly Option[]): Option[] => options.filter(({ label }) => label.startsWith('put-'));

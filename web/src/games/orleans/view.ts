/** What the server sends about a game of Orléans: the view of a seat and the facts printed on the board. */

import { fromMine } from '$lib/seats';
import type { ShownTable } from '$lib/context';
import type { Reason } from '$lib/messages';

export { colourOf, type Colour } from '$lib/seats';
export type { Reason };

export type Kind = 'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar' | 'monk';
/** What the spaces of places ask for. */
export type Need = Kind | 'any' | 'any_neutral' | `${Kind}|${Kind}`;
export type Tile = Kind | 'marked_farmer' | 'marked_boatman' | 'marked_craftsman' | 'marked_trader';
export type Good = 'grain' | 'cheese' | 'wine' | 'wool' | 'brocade';
/** What lies on the map: goods, or goods face down. */
export type Lying = Good | 'unseen';
export type Track = 'farmers' | 'boatmen' | 'craftsmen' | 'traders' | 'knights' | 'scholars';
export type Stack = 'I' | 'II';
export type WayType = 'road' | 'waterway';

export const KINDS: readonly Kind[] = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'];
export const GOODS: readonly Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
export const TRACKS: readonly Track[] = ['farmers', 'boatmen', 'craftsmen', 'traders', 'knights', 'scholars'];

/** `letter` is `one` where the edition has one strength only. */
export interface EventTile {
  id: string;
  letter: string;
}

/** What `effect-KIND` of the catalogue is filled with. */
export interface Effect {
  kind: string;
  /** Tiles, coins, goods. */
  strength: number;
  about: Record<string, string>;
}

/** What the event of the round will do to me: one key each. */
export interface Toll {
  food?: number;
  pays?: number;
  receives?: number;
  /** Goods of the kind that the event names; goods and coins worth so many points. */
  goods?: number;
  value?: number;
  /** Of what is owed, how much I have. */
  have?: number;
  /** So many coins stand for each food, of those I have. */
  coins_each?: number;
  coins?: number;
}

export interface DeedState {
  free: Partial<Record<Kind, number>>;
  filled: Partial<Record<Kind, number>>;
  coins: number;
  development: number;
  citizen: boolean;
}

/** What happens to me when something is done: one key each. */
export interface Gain {
  follower?: Kind;
  draws?: [number, number];
  good?: Good;
  coins?: number;
  development?: number;
  citizen?: number;
  technology?: number;
  /** The technology is bound to spaces of this kind. */
  only?: Kind;
  tiles?: Stack[];
  station?: string;
  ways?: WayType;
  /** So many ways lead on from here. */
  count?: number;
  /** Followers that could be sent. */
  deeds?: number;
  /** From so many coins to so many, and what each of them brings. */
  pay?: [number, number];
  each?: Gain[];
  /** Followers drawn from the bag, and how many of them are placed. */
  draw?: number;
  place?: number;
  /** More spaces on the market. */
  market?: number;
  shelter?: number;
  /** This kind stands for those. */
  swap?: Kind;
  for?: Kind[];
  choice?: Gain[][];
  /** Any action of mine. */
  copy?: number;
  /** Goods bought or sold, goods given for another. */
  trade?: number;
  exchange?: number;
  /** A station where others have one. */
  station_beside?: number;
  /** Moves of the carpenter, what can be built where it stands, another structure card. */
  steps?: number;
  structure?: string;
  card?: number;
  /** Points at the end for each set of all goods. */
  points?: number;
  /** A tower in this town. */
  tower?: string;
  /** So many goods, coins, followers for others; an action of another player. */
  goods_sent?: number;
  coins_sent?: number;
  follower_sent?: number;
  borrow?: number;
}

export interface Outlook {
  gives: Gain[];
  why: Reason | null;
}

export interface Player {
  seat: number;
  coins: number;
  goods: Record<Good, number>;
  tracks: Record<Track, number>;
  development: number;
  status: number;
  draws: number;
  citizens: number;
  merchant: string;
  stations: string[];
  station_stock: number;
  technology: number;
  farmer_technology: number;
  bag: Partial<Record<Tile, number>>;
  market: Partial<Record<Tile, number>>;
  tower: Partial<Record<Tile, number>>;
  drawn: Tile[];
  places: Record<string, (Tile | 'technology' | null)[]>;
  /** The places with all the followers they need. */
  complete: string[];
  tiles: string[];
  /** Null: not told before the game is over. */
  points: number | null;
  sources: Record<string, number>;
  outlook?: Record<string, Outlook>;
  toll?: Toll;
}

export interface OrleansView {
  game: 'orleans';
  edition: string;
  scenario: string;
  options: Record<string, boolean | number | string>;
  players: number;
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  asks: string | null;
  to_act: number[];
  over: boolean;
  start: number;
  /** The turns to come in the action phase. */
  order: number[];
  passed: number[];
  event: (EventTile & Effect) | null;
  events_seen: EventTile[];
  events_left: { tiles: EventTile[] }[];
  supply: Record<Kind, number>;
  goods_market: Record<Good, number>;
  technology: number;
  bank: number | null;
  citizens: Record<'development' | 'boatmen' | 'knights', number[]>;
  stacks: Record<Stack, string[]>;
  map: Record<string, Lying[]>;
  deeds: Record<string, DeedState>;
  seats: Player[];
  /** What the scenario adds. */
  own: Record<string, unknown>;
}

// Printed on the board

/** What a space of a track brings: one key each, sometimes two (coins and a citizen). */
export interface Reward {
  good?: Good;
  coins?: number;
  citizen?: boolean;
  technology?: boolean;
  only?: Kind;
  stacks?: Stack[];
  draws?: number;
  development?: number;
  status?: number;
}

export interface PlaceFacts {
  id: string;
  slots: Need[];
  stack: Stack | null;
  technology: boolean;
  group: 'recruit' | 'act' | 'tile';
  /** Spaces it adds to the market. */
  market: number;
}

export interface TrackFacts {
  kind: Kind;
  spaces: Reward[];
}

export interface DeedFacts {
  id: string;
  slots: Kind[];
  coins: number;
  development: number;
}

export interface WayFacts {
  id: string;
  a: string;
  b: string;
  type: WayType;
  goods: number;
}

export interface OrleansBoard {
  kinds: Kind[];
  goods: { id: Good; points: number }[];
  places: PlaceFacts[];
  tracks: Record<Track, TrackFacts>;
  development: { last: number; spaces: Record<string, Reward> };
  deeds: DeedFacts[];
  towns: string[];
  start_town: string;
  ways: WayFacts[];
  hour_glass: { letter: string; count: number }[];
  market: number;
  /** The rule by which a space takes nobody but its kind, and nobody when it is taken. */
  space_rules: Record<string, string>;
  /** Whom a place gets first when it is filled at once, as `market:farmer` or `tower:farmer`. */
  fill_order: string[];
  /** The phases of a round in their order. */
  phases: string[];
  rounds: number;
  /** Parts whose printed values are a best estimate, by the end of a key. */
  reconstructed: { what: string; places?: string[] }[];
  /** What the scenario adds. */
  own: Record<string, unknown>;
}

// Small questions about them

export const kindOf = (tile: Tile): Kind => (tile.startsWith('marked_') ? tile.slice('marked_'.length) : tile) as Kind;

/** One of these is needed; most spaces ask for one kind alone. */
export const kindsOf = (need: Need): string[] => need.split('|');

/** What a space asks for, as the end of a key. */
export const needId = (need: Need): string => need.replace('|', '_or_');
/** Something else than points wins: the scenario counts towards a goal. */
export const hasGoal = (view: unknown): boolean => 'goal' in (view as OrleansView).own;

/** Points mean nothing where something else wins. */
export const isRanked = ({ table, view }: Pick<ShownTable, 'table' | 'view'>): boolean =>
  (table?.outcome?.kind ?? 'ranks') === 'ranks' && !hasGoal(view);

/** The event of the round forbids what this place does. */
export const isForbidden = ({ event }: OrleansView, why: Reason | null | undefined): boolean =>
  why?.key === 'banned' || why?.key === 'gain-banned' || (why?.key === 'no-way' && event?.kind === 'no_merchant_move');

export const isMarked = (tile: string): boolean => tile.startsWith('marked_');

/** Every seat, mine first, then around the table. */
export const seatsFromMine = (view: OrleansView): Player[] =>
  fromMine(view.players, view.seat).map((seat) => view.seats[seat]!);

export const total = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** What of my plan does nothing in this round. */
export interface DoubtOfPlan {
  kind: 'nothing' | 'half' | 'closed';
  count?: number;
  place?: string;
}

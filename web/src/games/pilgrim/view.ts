/** What the server sends about a game of Pilgrim: the view of a seat and the facts printed on the board. */

import type { Reason } from '$lib/messages';

export type Resource = 'stone' | 'grain' | 'coin';
export type Payable = Resource | 'piety';
export type Tithe = Resource | 'cornucopia';
export type Edge = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';
export type Space = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'city';
export type Quadrant = 'NW' | 'NE' | 'SE' | 'SW';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type DutyId =
  'allocation' | 'build_roads' | 'clerical' | 'construct' | 'give_alms' | 'ordination' | 'produce' | 'taxation';
export type Activity = 'fields' | 'road_engineer' | 'stone_mason' | 'alms_house' | 'engraver' | 'vestry';
export type Standing = 'minority' | 'parity' | 'majority';
export type Counter = 'allocation' | 'build_roads' | 'clerical' | 'construct' | 'give_alms' | 'ordination' | 'rest';

/** What a duty brings: a choice of goods, or so many actions; Construct works on `roads`. */
export interface Gives {
  goods: Partial<Record<Payable | Tithe, number>>;
  count: number;
  roads?: number;
  /** What my special activities add to the count. */
  bonus: number;
  kinds?: Resource[];
}

/** What Taxation brings: one of choice, then so many of the `kinds` that majorities show. */
export type Taxes = Pick<Gives, 'goods' | 'count' | 'kinds'>;

/** A duty tile with what stands on it; the last four are what it is worth to me. */
export interface DutyState {
  id: DutyId;
  space: Space;
  tithe: Tithe | null;
  /** By seat; alone the second is the Ab-Bott. */
  acolytes: number[];
  dummies: number;
  standing: Standing | null;
  value: number | null;
  price: number | null;
  gives: Gives | null;
}

export interface SiteState {
  id: string;
  quadrant: Quadrant;
  hex: string;
  place: number;
  points: number;
  coins: number;
  piety: number;
  visitors: number[];
  herald: boolean;
}

export interface BuildingState {
  id: string;
  level: 1 | 2 | 3;
  hex: string;
  place: number;
  live: boolean;
  /** null: on the map. */
  owner: number | null;
  donated: boolean;
}

export interface PathState {
  from: Edge;
  to: Edge;
  seat: number;
}

/** Something laid on a hex: a shrine (its owner's seat), or a tile with its paths. */
export interface TileState {
  hex: string;
  shrine?: number;
  tile?: string;
  paths?: PathState[];
}

export interface Step {
  hex: string;
  from: Edge;
  /** null: a shrine that nothing leaves. */
  to: Edge | null;
  shrine: boolean;
}

export interface RouteState {
  steps: Step[];
  open: boolean;
  end: 'site' | 'port' | 'shrine' | null;
  sections: { tiles: number; factor: number }[];
}

export interface SlotState {
  building?: string;
  donated?: boolean;
  /** The length of its trail. */
  favour?: number;
}

export interface PlayerState {
  seat: number;
  village: number;
  abbey: number;
  city: number;
  activities: Record<Activity, number>;
  stock: Record<Payable, number>;
  alms: number;
  prizes: number;
  /** Acolytes on roads, shrines, sites and ports. */
  on_map: number;
  slots: (SlotState | null)[];
  used: string[];
  active: string[];
  routes: RouteState[];
  ports: string[];
  points: number;
  sources: Record<string, number>;
}

/** One way of the acolytes of a space, and how I stand on each duty afterwards. */
export interface Way {
  spaces: Space[];
  standing: Partial<Record<DutyId, Standing>>;
  /** What Taxation would bring once it has been gone. */
  taxes?: Taxes;
}

/** A tile that could be laid: its price, and the points it brings. */
export interface RoadOutlook {
  text: string;
  hex: string;
  tile: string;
  stone: number;
  coins: number;
  piety: number;
  acolyte: boolean;
  affordable: boolean;
  ahead: string | null;
  ends: 'site' | 'port' | null;
  /** The route it belongs to: all its tiles, and how its sections would score. */
  length: number;
  sections: { tiles: number; factor: number }[];
  /** The change of my points by source, and all together. */
  changes: Record<string, number>;
  points: number;
}

export interface Outlook {
  bonus?: Record<Activity, number>;
  /** By duty and value; at most. */
  gives?: Partial<Record<DutyId, Record<string, Gives>>>;
  ways?: Partial<Record<Space, Way[]>>;
  roads?: RoadOutlook[];
  /** Why nothing can be laid on a hex. */
  barred?: Record<string, Reason>;
}

export interface Solo {
  level: number;
  bag: Record<Counter, number>;
  drawn: Counter[];
  gates: { hex: string; edge: Edge }[];
  /** How many games are played one after the other, and those of them that are over. */
  games: number;
  past: { points: number; rival: number }[];
}

export interface PilgrimView {
  game: 'pilgrim';
  scenario: string;
  options: Record<string, boolean | number | string>;
  players: number;
  seat: number | null;
  round: number;
  rounds: number;
  phase: string;
  asks: string | null;
  /** The duty in hand. */
  doing: DutyId | null;
  to_act: number[];
  over: boolean;
  start: number;
  order: number[];
  /** How many have had, or have, their turn in this round. */
  turn: number;
  season: Season;
  ship: { hex: string; place: number; sailed: number };
  merchant: { duty: DutyId; space: Space; good: Tithe | null };
  duties: DutyState[];
  sites: SiteState[];
  buildings: BuildingState[];
  tiles: TileState[];
  quadrants: Quadrant[];
  supply: Record<string, number>;
  favours: number[];
  confessed: number[];
  /** Alone there is a second one, the Ab-Bott. */
  seats: PlayerState[];
  solo: Solo | null;
  outlook: Outlook;
}

/** Several games against the Ab-Bott, one after the other. */
export const isCampaign = ({ solo }: PilgrimView): boolean => (solo?.games ?? 1) > 1;

export interface BuildingFacts {
  id: string;
  level: number;
  stone: number;
  points: number;
  rule: string;
  /** One more of this, where its duty yields it. */
  adds: Payable | null;
  /** The duties on which it makes one stand better than one's acolytes do, while it is in use. */
  lifts: DutyId[];
}

export interface HexFacts {
  id: string;
  q: number;
  r: number;
  kind: 'land' | 'perimeter' | 'river' | 'city' | 'port';
  quadrant: Quadrant | null;
  water: Edge[];
}

export interface PilgrimBoard {
  hexes: HexFacts[];
  edges: Edge[];
  rim: string[];
  ports: string[];
  exits: { hex: string; edge: Edge }[];
  quadrants: Quadrant[];
  spaces: Space[];
  ways: Record<Space, Space[]>;
  duties: { id: DutyId; activities: Activity[]; rule: string }[];
  standings: Record<Standing, { value: number; price: number }>;
  activities: Activity[];
  resources: Resource[];
  limits: Record<Resource, number>;
  buildings: BuildingFacts[];
  tiles: { id: string; upgrade: boolean; paths: [Edge, Edge][]; water: Edge[] }[];
  piety: { last: number; points: number[] };
  alms: { rows: number; bonuses: Record<string, { from: string; to: string }>; points: number[] };
  favours: Record<string, number>;
  slots: number;
  seasons: Season[];
  counters: Counter[];
  parties: number;
  ratings: { id: string; min?: number; max?: number }[];
}

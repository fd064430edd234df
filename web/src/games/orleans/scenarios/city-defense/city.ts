/** What the engine tells of City Defense: the City, the characters, and where things lie on the table. */

import type { Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import { lyingTarget, spaceTarget, tileTarget, towerTarget, trackTarget } from '../../targets';
import type { Good, Kind, OrleansBoard, OrleansView, Player, Tile, Track } from '../../view';

/** So many are there, so many are needed. */
export type Count = [have: number, need: number];

export interface Lacks {
  followers: Partial<Record<Kind, number>>;
  goods: Partial<Record<Good, number>>;
  coins: number;
  technology: number;
}

export interface Character {
  id: string | null;
  conditions: Record<string, boolean>;
  progress: Record<string, Count>;
}

/** What the Estate Manager owes at the end of the round. */
export interface Due {
  round: number;
  kind: string;
  amount: number;
  good?: Good;
  follower?: Kind;
}

export interface Own {
  speaker: number;
  objectives: Record<Aim, boolean>;
  walls: Count;
  reinforcement: Count;
  citizens: Count;
  /** Where citizens still lie beside the main board: achievements, piles of goods, a track, a town. */
  citizens_left: string[];
  treasury: Count;
  warehouse: Partial<Record<Good, Count>>;
  /** By seat, then those of nobody. */
  towers: string[][];
  achievements: Record<string, Lacks>;
  hall: Partial<Record<Kind, number>>;
  characters: Character[];
  due: Due | null;
}

export type Aim = 'city_walls' | 'citizens' | 'treasury' | 'warehouse' | 'towers';

export interface Asked {
  id: string;
  followers: Kind[];
  goods: Good[];
  coins: number;
  technology: number;
}

export interface Card {
  id: string;
  grade: 'easier' | 'harder';
  requires: Record<string, unknown>;
}

interface Printed {
  outer_towns: string[];
  standing_towers: string[];
  citizen_town: string;
  support_board: string[];
  achievements: Asked[];
  assembly_hall: Kind[];
  characters: Card[];
  dues: Due[];
}

export const ownOf = (view: OrleansView): Own => view.own as unknown as Own;
export const printedOf = (board: OrleansBoard): Printed => board.own as unknown as Printed;

export const MANAGER = 'estate_manager';

/** Each thing as often as it is asked for, and whether it is there: those there come first. */
export function slotsOf<T extends string>(asked: readonly T[], lacking: Partial<Record<T, number>>): [T, boolean][] {
  return asked.map((one, at) => {
    const before = asked.slice(0, at).filter((other) => other === one).length;
    const all = asked.filter((other) => other === one).length;
    return [one, before < all - (lacking[one] ?? 0)];
  });
}

export const isComplete = ({ followers, goods, coins, technology }: Lacks): boolean =>
  !coins && !technology && !Object.keys(followers).length && !Object.keys(goods).length;

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(([have, need], [a, b]) => [have + a, need + b], [0, 0]);

export const towersOf = (view: OrleansView): string[] => ownOf(view).towers.flat();

/** How many conditions of a card hold, of how many. */
export const heldOf = ({ conditions }: Character): Count => {
  const all = Object.values(conditions);
  return [all.filter(Boolean).length, all.length];
};

export const isFulfilled = (character: Character): boolean => {
  const [have, all] = heldOf(character);
  return all > 0 && have === all;
};

/** A condition in words: "Knights track", "stations in Loches". */
export function conditionWords(texts: Texts, card: Card | undefined, name: string): string {
  const value = card?.requires[name];
  switch (name) {
    case 'stations_in':
      return texts.t('asks-city-stations_in', {
        towns: texts.join((value as string[]).map((town) => texts.name('town', town))),
      });
    case 'track_end':
      return texts.t('asks-city-track_end', { track: value as string });
    case 'followers':
      return texts.t('asks-city-followers', { tile: Object.keys(value as Record<string, number>)[0] });
    case 'goods':
      return texts.name('good', Object.keys(value as Record<string, number>)[0]);
    case 'vp_from':
      return texts.t('asks-city-vp_from', {
        what: texts.join(
          (value as string[]).map((one) => (one === 'coins' ? texts.name('source', one) : texts.name('good', one))),
        ),
      });
    default:
      return texts.t(`asks-city-${name}`);
  }
}

/** Who stands in a town for the City, as phrases. */
export function inTown(texts: Texts, view: OrleansView, town: string): string[] {
  const own = ownOf(view);
  const seat = own.towers.findIndex((towns) => towns.includes(town));
  const out: string[] = [];
  if (seat >= 0) out.push(seat < view.players ? texts.t('town-tower', { seat }) : texts.t('town-tower-standing'));
  if (own.citizens_left.includes(town)) out.push(texts.t('town-city-citizen'));
  return out;
}

/** What else on the table an option is about: followers of my market and board, the next space of a track. */
export function cityTargets({ label, args }: Option, board: OrleansBoard, me: Player): string[] {
  const kind = (args.kind ?? args.tile) as Tile;
  switch (label) {
    case 'host':
      return [tileTarget(kind), towerTarget(kind)];
    case 'give-back-market':
      return Number(args.seat) === me.seat ? [tileTarget(kind)] : [];
    case 'give-back-tower':
      return Number(args.seat) === me.seat ? [towerTarget(kind)] : [];
    case 'give-back-place':
      return Number(args.seat) === me.seat ? onSpaces(args.place ?? '', kind, me) : [];
    case 'send-city':
      return sentFrom(args.from ?? '', kind, me);
    case 'train':
      return [trackTarget(args.track ?? '', me.tracks[args.track as Track] + 1)];
    case 'drop-development':
      return [trackTarget('development', Number(args.space))];
    case 'drop-track':
      return citizenSpace(args.track as Track, board);
    case 'take-off':
    case 'take-off-water': {
      const type = label === 'take-off' ? 'road' : 'waterway';
      const ways = board.ways.filter((way) => way.a === args.town && way.b === args.here && way.type === type);
      return ways.map(({ id }) => lyingTarget(id, args.good ?? ''));
    }
    default:
      return [];
  }
}

const onSpaces = (place: string, tile: Tile, { places }: Player): string[] =>
  (places[place] ?? []).flatMap((content, index) => (content === tile ? [spaceTarget(place, index)] : []));

/** A place without spaces holds its followers beside it. */
const sentFrom = (place: string, tile: Tile, me: Player): string[] =>
  me.places[place]?.length === 0 ? [towerTarget(tile)] : onSpaces(place, tile, me);

function citizenSpace(track: Track, board: OrleansBoard): string[] {
  const at = board.tracks[track].spaces.findIndex(({ citizen }) => citizen);
  return at < 0 ? [] : [trackTarget(track, at)];
}

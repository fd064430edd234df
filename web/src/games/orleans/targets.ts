import type { Option } from '$lib/messages';
import { kindOf, kindsOf, type Need, type OrleansBoard, type Player, type Tile } from './view';

/**
 * What an option concerns beside the things it names: the spaces of my board it could use or empty,
 * the tower instead of the market, the technology in my stock. For pictures and picking only.
 */

type Content = Tile | 'technology' | null;

/** The space with this number, counted from 0 in printed order. */
export const spaceTarget = (place: string, index: number): string => `space:${place}:${index}`;
export const tileTarget = (tile: Tile): string => `tile:${tile}`;
export const towerTarget = (tile: Tile): string => `tower:${tile}`;
export const placeTarget = (place: string): string => `place:${place}`;
/** A space of a track of followers or of the development track. */
export const trackTarget = (track: string, space: number): string => `track-space:${track}:${space}`;
/** A good that lies on a way. */
export const lyingTarget = (way: string, good: string): string => `lying:${way}:${good}`;
/** Goods on a way, whichever they are. */
export const wayTarget = (way: string): string => `way:${way}`;
export const STOCK_TECHNOLOGY = 'stock:technology';
export const STOCK_FARMER_TECHNOLOGY = 'stock:farmer_technology';
/** The free spaces of the Gunpowder Tower. */
export const TOWER = 'tower:free';

const PLACEMENTS = new Set(['place', 'place-as', 'place-tower', 'place-tower-as']);
/** A follower is put on a space of a place. */
export const isPlacement = ({ label, takes_back }: Option): boolean => PLACEMENTS.has(label) && !takes_back;
/** Where the follower lies that an option places. */
export const lyingIn = ({ label }: Option): 'market' | 'tower' => (label.includes('tower') ? 'tower' : 'market');

/** A space of this need is meant: by the kind the option names, or by the follower's own. */
function means(option: Option, need: Need): boolean {
  const { kind, tile } = option.args;
  const open = need === 'any' || need === 'any_neutral';
  if (kind) return kindsOf(need).includes(kind) || (kind === 'any' && open);
  return open || (tile !== undefined && kindsOf(need).includes(kindOf(tile as Tile)));
}

const isEmpty = (content: Content): boolean => content === null;

/** Which content a space has that this option is about; null: it is not about spaces. */
function aimOf(option: Option): ((content: Content) => boolean) | null {
  const { tile } = option.args;
  const holdsIt = (content: Content): boolean => content === tile;
  switch (option.label) {
    case 'place':
    case 'place-as':
    case 'place-tower':
    case 'place-tower-as':
    case 'technology':
    case 'farmer-technology':
      return option.refused ? () => true : isEmpty;
    case 'take-back':
    case 'take-back-as':
    case 'recall':
    case 'recall-as':
      return holdsIt;
    default:
      return null;
  }
}

function spacesOf(option: Option, player: Player, board: OrleansBoard): string[] {
  const aim = aimOf(option);
  const place = board.places.find(({ id }) => id === option.args.place);
  if (!aim || !place) return [];
  const contents = player.places[place.id] ?? [];
  return place.slots.flatMap((need, index) =>
    means(option, need) && aim(contents[index] ?? null) ? [spaceTarget(place.id, index)] : [],
  );
}

/** A follower is sent from where it lies: a space of that place, or beside the place if it has none. */
function senders(option: Option, player: Player): string[] {
  const { tile, from = '' } = option.args;
  const spaces = player.places[from] ?? [];
  if (!spaces.length) return [towerTarget(tile as Tile)];
  return spaces.flatMap((content, index) => (content === tile ? [spaceTarget(from, index)] : []));
}

export function targetsOf(option: Option, player: Player, board: OrleansBoard): string[] {
  const { targets, label, args } = option;
  if (args.way) return [wayTarget(args.way)]; // its towns are where it leads
  switch (label) {
    case 'place-tower':
    case 'place-tower-as': {
      const elsewhere = targets.filter((target) => !target.startsWith('tile:'));
      return [...elsewhere, towerTarget(option.args.tile as Tile), ...spacesOf(option, player, board)];
    }
    case 'technology':
      return [...targets, STOCK_TECHNOLOGY, ...spacesOf(option, player, board)];
    case 'farmer-technology':
      return [...targets, STOCK_FARMER_TECHNOLOGY, ...spacesOf(option, player, board)];
    case 'lay':
      return [...targets, TOWER];
    case 'send':
    case 'send-development':
    case 'send-structure':
      return [...targets, ...senders(option, player)];
    case 'take-off':
    case 'take-off-water':
      return []; // not the towns beside it
    case 'give-technology':
      return [...targets, ...technologyAt(option.args.place ?? '', player)];
    default:
      return [...targets, ...spacesOf(option, player, board)];
  }
}

function technologyAt(place: string, player: Player): string[] {
  return (player.places[place] ?? []).flatMap((content, index) =>
    content === 'technology' ? [spaceTarget(place, index)] : [],
  );
}

import type { BuildingFacts, Payable } from '../view';

/** What a building does, in a few pictures: resources by name, symbols with #, the rest as it stands. */
export type Part = Payable | `#${string}` | (string & {});

const PICTURES: Record<string, readonly Part[]> = {
  confession_box: ['+2', 'piety', '#u-start'],
  chapter_house: ['2', '#pg-acolyte'],
  guild: ['#pg-merchant', '→'],
  infirmary: ['+1', '#d-ordination'],
  brewery: ['grain', '→', '2', 'coin'],
  cloisters: ['#pg-acolyte', '⤼'],
  dormitory: ['#pg-acolyte', '→', '#pg-city'],
  grain_store: ['grain', '↔', 'coin'],
  indulgences: ['piety', '↔', 'coin'],
  library: ['#pg-city', '→', '#pg-acolyte'],
  reliquary: ['−1', 'piety'],
  stone_yard: ['stone', '↔', 'coin'],
  bank: ['coin', '=', '#i-goods'],
  customs_house: ['#d-taxation', '+'],
  inquisition: ['#pg-city', '→', '#pg-acolyte'],
  kogge: ['#pg-ship', '↔'],
  mill: ['2', 'grain', '=', '0'],
  pulpit: ['#pg-village', '→', '#pg-abbey'],
  scriptorium: ['+1', '#pg-acolyte'],
  wagon_yard: ['#p-wagon', '0'],
};

/** What adds to a duty says itself what; a building without a picture has its words in its tooltip. */
export const doesOf = ({ id, adds }: BuildingFacts): readonly Part[] => (adds ? ['+1', adds] : (PICTURES[id] ?? []));

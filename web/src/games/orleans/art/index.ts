/** The drawings of this game: places `pl-ID`, towns `tn-KIND` and the ground of the map. */
import map from './map.svg?url';
import places from './places.svg?url';

export const DRAWINGS = [places, map] as const;

export type TownKind = 'spire' | 'mill' | 'walls';

/** What a town is drawn as; all others have walls. */
const TOWNS: Record<Exclude<TownKind, 'walls'>, readonly string[]> = {
  spire: ['chartres', 'tours', 'bourges', 'vendome', 'le_mans', 'nevers', 'chateauroux', 'saint_amand_montrond'],
  mill: ['etampes', 'vierzon', 'montrichard', 'la_chatre', 'argenton_sur_creuse', 'briare'],
};

export const townKind = (town: string): TownKind =>
  TOWNS.spire.includes(town) ? 'spire' : TOWNS.mill.includes(town) ? 'mill' : 'walls';

/** The drawings of this game: buildings `pb-ID`, the own board `pa-ID`, duties `pd-ID`, hexes `ph-KIND`. */
import map from './map.svg?url';

export const DRAWINGS = [map] as const;

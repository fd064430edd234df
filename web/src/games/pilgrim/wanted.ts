import type { Edge, PilgrimBoard, PlayerState } from './view';

/** What the server may say beyond the types of the view, read in one place. */

/** Acolytes on the map: on roads, shrines, sites and ports. */
export const onMapOf = (player: PlayerState): number | undefined => (player as { on_map?: number }).on_map;

/** The water under a bridge or ford, from edge to edge. */
export const waterOf = (tile: PilgrimBoard['tiles'][number]): readonly Edge[] => (tile as { water?: Edge[] }).water ?? [];

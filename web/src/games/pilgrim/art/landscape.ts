/** The land as it is drawn, the same in every game: scenery, no rule depends on it. */

import type { PilgrimView } from '../view';
import { distance, MAP, type Axial, type Point } from '../world/map/geometry';
import type { Hex, Terrain } from '../world/map/terrain';

type Scene = 'wood' | 'grove' | 'hill' | 'field' | 'vineyard' | 'meadow' | 'farm';

/** A hex looks like the nearest of these, so that the land lies in clumps. */
// prettier-ignore
const SEEDS: Record<Scene, readonly (readonly [q: number, r: number])[]> = {
  wood: [[-2, -2.6], [-3.6, -0.6], [-1, -3.4], [-1.2, 4]],
  grove: [[-4.6, 0.4], [-1, -1.4], [4.2, -3.2], [-2, 4.6]],
  hill: [[1.2, -4.8], [2.4, -4.2], [4, -4.8], [-3.2, -2], [5, -4.6]],
  field: [[-3.2, 2.8], [-4.4, 3.8], [-2.8, 4], [1.4, 3.2], [2.6, 1.2]],
  vineyard: [[4, 0.2], [5, -0.6], [4.4, -0.6]],
  meadow: [[-2, 2], [1, 2], [1.4, -2], [-4.4, 1.4], [3, -1], [-1, 2.6], [3, -2.6], [0.6, 3.4]],
  farm: [[2, -3], [2.6, 0.2], [-3, 3.4], [-4, 2.6], [1.6, 2.4], [-2, -0.6]],
};

export function sceneOf({ q, r }: Axial): Scene {
  let best: Scene = 'meadow';
  let least = Infinity;
  for (const [scene, seeds] of Object.entries(SEEDS) as [Scene, readonly (readonly [number, number])[]][]) {
    for (const [seedQ, seedR] of seeds) {
      const [x, y] = [q - seedQ, r - seedR];
      const away = x * x + y * y + x * y;
      if (away < least) [least, best] = [away, scene];
    }
  }
  return best;
}

export interface Drawn {
  id: string;
  kind: string;
  at: Point;
}

/** What is drawn on the land: scenery, or what lies on it in this game. Closed quadrants stay as they are. */
export function landOf(view: PilgrimView, { hexes }: Terrain): Drawn[] {
  const roads = new Set(view.tiles.filter(({ paths }) => paths?.length).map(({ hex }) => hex));
  const taken = new Set([
    ...view.tiles.map(({ hex }) => hex),
    ...view.buildings.filter(({ owner }) => owner === null).map(({ hex }) => hex),
    ...view.sites.map(({ hex }) => hex),
  ]);
  const kindOf = (hex: Hex): string | null => {
    if (roads.has(hex.id)) return 'tile';
    if (hex.kind === 'river') return 'bank';
    if (!hex.quadrant || !view.quadrants.includes(hex.quadrant)) return null;
    return taken.has(hex.id) ? 'bare' : sceneOf(hex);
  };
  return hexes.flatMap((hex) => {
    const kind = kindOf(hex);
    return kind ? [{ id: hex.id, kind, at: hex.at }] : [];
  });
}

/** Between the waves, and from them to the land. */
const WAVE = { across: 60, down: 30, land: 40 };
/** Where the corners of the map say something. */
const isWritten = ({ x, y }: Point): boolean => y < 72 && (x < 120 || x > MAP.width - 110);

/** Waves where the sea is open. */
export function wavesOf({ hexes }: Terrain): Point[] {
  const out: Point[] = [];
  for (let row = 0, y = 30; y < MAP.height - 12; y += WAVE.down, row += 1) {
    for (let x = 18 + (row % 2) * (WAVE.across / 2); x < MAP.width - 10; x += WAVE.across) {
      if (!isWritten({ x, y }) && hexes.every(({ at }) => distance(at, { x, y }) > WAVE.land)) out.push({ x, y });
    }
  }
  return out;
}

/** What is printed on the map: its hexes with their places, the rivers with their flow, the wall of the city. */

import type { Edge, HexFacts, PilgrimBoard, Space } from '../../view';
import { beyond, centreOf, course, EDGES, edgeOf, MIDDLE, opposite, sideOf, SIDE, type Point } from './geometry';

export interface Hex extends HexFacts {
  at: Point;
}

/** A hex with water: where it comes from and where it goes. */
export interface Reach {
  hex: Hex;
  from: Edge;
  to: Edge;
}

export interface River {
  /** The end of the world it leads to. */
  side: Space;
  port: Hex;
  reaches: Reach[];
  /** From the last hex into the port. */
  mouth: string;
}

export interface WallPiece {
  d: string;
  wet: boolean;
  /** A bead on the wall: where a road may leave. */
  exit: (Point & { inner: Point; hex: string; edge: Edge }) | null;
}

export interface Terrain {
  hexes: Hex[];
  byId: Map<string, Hex>;
  city: Hex[];
  rivers: River[];
  wall: WallPiece[];
}

/** A river leaves the city to the spaces its acolytes may go to, and comes from the others. */
const flowsOut = (board: PilgrimBoard, side: Space): boolean => board.ways.city.includes(side);

function sideTowards({ x, y }: Point): Space {
  const dx = x - MIDDLE.x;
  const dy = y - MIDDLE.y;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'e' : 'w';
  return dy > 0 ? 's' : 'n';
}

function riverTo(port: Hex, board: PilgrimBoard, hexes: readonly Hex[]): River {
  const side = sideTowards(port.at);
  const out = flowsOut(board, side);
  const reaches: Reach[] = [];
  let mouth = '';
  // Upwards from the port: each hex has water on the edge to the one before.
  let next = EDGES.map((edge) => ({ edge, hex: beyond(port, edge, hexes) })).find(({ edge, hex }) =>
    hex?.water.includes(opposite(edge)),
  );
  while (next?.hex && next.hex.kind === 'river') {
    const hex = next.hex;
    const down = opposite(next.edge);
    const up = hex.water.find((edge) => edge !== down)!;
    if (!mouth) {
      const end = edgeOf(hex.at, down);
      mouth = `M${end.x} ${end.y}L${(end.x + port.at.x) / 2} ${(end.y + port.at.y) / 2}`;
    }
    reaches.unshift(out ? { hex, from: up, to: down } : { hex, from: down, to: up });
    next = { edge: up, hex: beyond(hex, up, hexes) };
  }
  return { side, port, reaches, mouth };
}

const INNER = 0.72;

function wallOf(board: PilgrimBoard, city: readonly Hex[], hexes: readonly Hex[]): WallPiece[] {
  return city.flatMap((hex) =>
    EDGES.flatMap((edge) => {
      const outside = beyond(hex, edge, hexes);
      if (!outside || outside.kind === 'city') return [];
      const back = opposite(edge);
      const open = board.exits.some((exit) => exit.hex === outside.id && exit.edge === back);
      const bead = edgeOf(hex.at, edge, SIDE - 0.6);
      const inner = edgeOf(hex.at, edge, SIDE * INNER);
      return [
        {
          d: sideOf(hex.at, edge, SIDE - 0.6),
          wet: !open,
          exit: open ? { ...bead, inner, hex: outside.id, edge: back } : null,
        },
      ];
    }),
  );
}

export function terrainOf(board: PilgrimBoard): Terrain {
  const hexes = board.hexes.map((hex) => ({ ...hex, at: centreOf(hex) }));
  const byId = new Map(hexes.map((hex) => [hex.id, hex]));
  const city = hexes.filter(({ kind }) => kind === 'city');
  return {
    hexes,
    byId,
    city,
    rivers: board.ports.map((port) => riverTo(byId.get(port)!, board, hexes)),
    wall: wallOf(board, city, hexes),
  };
}

/** The water on a hex, a little beyond its edges, so that no gap shows. */
export const streamOf = ({ hex, from, to }: Reach): string => course(hex.at, from, to, SIDE + 1);

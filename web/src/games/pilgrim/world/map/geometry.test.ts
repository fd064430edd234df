import { expect, test } from 'vitest';
import board from '../../../../../tests/fixtures/pilgrim-board.json';
import type { PilgrimBoard } from '../../view';
import {
  along,
  around,
  bendOf,
  berthOf,
  besideWay,
  beyond,
  centreOf,
  course,
  distance,
  EDGES,
  edgeAt,
  edgeOf,
  MAP,
  MIDDLE,
  nearestTo,
  opposite,
  outline,
  SIDE,
  stepTo,
} from './geometry';
import { terrainOf } from './terrain';

const terrain = terrainOf(board as unknown as PilgrimBoard);
const at = (id: string) => terrain.byId.get(id)!.at;
const FLAT = (SIDE * Math.sqrt(3)) / 2;

test('all hexes lie on the sheet, each two at least two half heights apart', () => {
  expect(terrain.hexes).toHaveLength(91);
  for (const hex of terrain.hexes) {
    expect(hex.at.x).toBeGreaterThanOrEqual(SIDE);
    expect(hex.at.x).toBeLessThanOrEqual(MAP.width - SIDE);
    expect(hex.at.y).toBeGreaterThanOrEqual(FLAT);
    expect(hex.at.y).toBeLessThanOrEqual(MAP.height - FLAT);
    const others = terrain.hexes.filter((other) => other !== hex);
    expect(Math.min(...others.map((other) => distance(hex.at, other.at)))).toBeCloseTo(2 * FLAT, 6);
  }
  expect(centreOf({ q: 0, r: 0 })).toEqual(MIDDLE);
});

test('neighbours share the middle of their edge', () => {
  for (const hex of terrain.hexes)
    for (const edge of EDGES) {
      const next = beyond(hex, edge, terrain.hexes);
      if (!next) continue;
      const here = edgeOf(hex.at, edge);
      const there = edgeOf(next.at, opposite(edge));
      expect(distance(here, there)).toBeLessThan(1e-6);
      expect(beyond(next, opposite(edge), terrain.hexes)).toBe(hex);
    }
});

test('the first edge is the upper one, then clockwise', () => {
  const [n, ne, se, s, sw, nw] = EDGES.map((edge) => edgeOf({ x: 0, y: 0 }, edge));
  expect(n!.y).toBeCloseTo(-FLAT);
  expect(s!.y).toBeCloseTo(FLAT);
  expect(Math.sign(ne!.x) + Math.sign(se!.x)).toBe(2);
  expect(Math.sign(sw!.x) + Math.sign(nw!.x)).toBe(-2);
  expect(ne!.y).toBeLessThan(se!.y);
});

test('roads join the middles of their edges; straight and gentle ones pass the middle, tight ones do not', () => {
  const here = at('e8');
  for (const a of EDGES)
    for (const b of EDGES) {
      if (a === b) continue;
      const way = along(here, a, b, 21);
      expect(distance(way[0]!, edgeOf(here, a))).toBeLessThan(1e-6);
      expect(distance(way.at(-1)!, edgeOf(here, b))).toBeLessThan(1e-6);
      const nearest = Math.min(...way.map((point) => distance(point, here)));
      const bend = bendOf(a, b);
      if (bend === 3) expect(nearest).toBeLessThan(0.01);
      if (bend === 2) expect(nearest).toBeLessThan(SIDE / 2);
      if (bend === 1) expect(nearest).toBeGreaterThan(SIDE * 0.4);
      expect(course(here, a, b)).toMatch(bend === 3 ? /^M[\d. ]+L[\d. ]+$/ : /^M[\d. ]+Q[\d. ]+$/);
      expect(bendOf(b, a)).toBe(bend);
    }
});

test('an outline has six corners, that of the city eighteen', () => {
  expect(outline(at('e8'), SIDE).split(' ')).toHaveLength(12);
  expect(around(terrain.city).split(' ')).toHaveLength(36);
});

test('somebody stands clear of the roads and of the others, on the hex', () => {
  const here = at('h7');
  const ways = [
    ['n', 'se'],
    ['nw', 's'],
  ] as const;
  const first = besideWay(here, ways[0], ways);
  const second = besideWay(here, ways[1], ways, [first]);
  for (const place of [first, second]) {
    expect(distance(place, here)).toBeLessThan(SIDE);
    for (const way of ways)
      expect(Math.min(...along(here, way[0], way[1], 21).map((point) => distance(point, place)))).toBeGreaterThan(5);
  }
  expect(distance(first, second)).toBeGreaterThan(9);
  const alone = besideWay(here, ['n', 's'], [['n', 's']]);
  expect(Math.abs(alone.x - here.x)).toBeGreaterThan(10);
});

test('the nearest centre wins, within reach', () => {
  const near = { x: at('e8').x + 3, y: at('e8').y - 20 };
  expect(nearestTo(near, terrain.hexes)?.id).toBe('e8');
  expect(nearestTo({ x: near.x, y: near.y - 8 }, terrain.hexes)?.id).toBe('d8');
  expect(nearestTo({ x: 2, y: 2 }, terrain.hexes, SIDE)).toBeNull();
});

test('a point of a hex belongs to one of its edges, or to its middle', () => {
  const here = at('e8');
  expect(edgeAt(here, here)).toBeNull();
  for (const edge of EDGES) expect(edgeAt(here, edgeOf(here, edge, SIDE * 0.8))).toBe(edge);
});

test('arrow keys lead to neighbours, and stop at the end of the map', () => {
  expect(stepTo(at('e8'), terrain.hexes, 'ArrowUp')?.id).toBe('d8');
  expect(stepTo(at('e8'), terrain.hexes, 'ArrowDown')?.id).toBe('f8');
  expect(['e9', 'f9']).toContain(stepTo(at('e8'), terrain.hexes, 'ArrowRight')?.id);
  expect(['e7', 'd7']).toContain(stepTo(at('e8'), terrain.hexes, 'ArrowLeft')?.id);
  expect(stepTo(at('b6'), terrain.hexes, 'ArrowUp')).toBeNull();
  expect(stepTo(at('b6'), terrain.hexes, 'Enter')).toBeNull();
});

test('every hex can be reached with the arrow keys', () => {
  const seen = new Set(['g6']);
  for (const id of seen)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = stepTo(at(id), terrain.hexes, key);
      if (next) seen.add(next.id);
    }
  expect(seen.size).toBe(91);
});

test('the ship lies in the sea, on the sheet, clear of the visitors of a site', () => {
  for (const id of board.rim) {
    for (const aside of [false, true]) {
      const berth = berthOf(at(id), aside);
      const half = aside ? 11.2 : 15.5; // of the ship, which is smaller at a site
      expect(berth.x).toBeGreaterThan(half);
      expect(berth.x).toBeLessThan(MAP.width - half);
      expect(berth.y).toBeGreaterThan(half);
      expect(berth.y).toBeLessThan(MAP.height - half);
    }
    expect(distance(berthOf(at(id), false), MIDDLE)).toBeGreaterThan(distance(at(id), MIDDLE));
  }
});

test('rivers run from the city to the four ports, north and south out, east and west in', () => {
  expect(terrain.rivers.map(({ side }) => side).sort()).toEqual(['e', 'n', 's', 'w']);
  for (const { side, reaches, port } of terrain.rivers) {
    expect(reaches).toHaveLength(3);
    const city = beyond(
      reaches[0]!.hex,
      side === 'n' || side === 's' ? reaches[0]!.from : reaches[0]!.to,
      terrain.hexes,
    );
    expect(city?.kind).toBe('city');
    const last = reaches[2]!;
    const mouth = beyond(last.hex, side === 'n' || side === 's' ? last.to : last.from, terrain.hexes);
    expect(mouth).toBe(port);
  }
});

test('the wall has eighteen sides, four of them wet, and a bead at every exit', () => {
  expect(terrain.wall).toHaveLength(18);
  expect(terrain.wall.filter(({ wet }) => wet)).toHaveLength(4);
  const exits = terrain.wall.flatMap(({ exit }) => (exit ? [`${exit.hex} ${exit.edge}`] : []));
  expect(exits.sort()).toEqual(board.exits.map(({ hex, edge }) => `${hex} ${edge}`).sort());
});

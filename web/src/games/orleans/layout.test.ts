import { describe, expect, it } from 'vitest';
import facts from '../../../tests/fixtures/board.json';
import { along, courseOf, goodsAlong, MAP, merchantAt, nameAt, nearestIn, TILE, townAt } from './layout';
import type { OrleansBoard } from './view';

const board = facts as unknown as OrleansBoard;
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the map', () => {
  it('has a spot of its own for every town', () => {
    const spots = board.towns.map(townAt);
    for (const [i, spot] of spots.entries()) {
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(MAP.width);
      expect(spot.y).toBeGreaterThan(0);
      expect(spot.y).toBeLessThan(MAP.height);
      for (const other of spots.slice(i + 1)) expect(apart(spot, other)).toBeGreaterThan(30);
    }
  });

  it('keeps goods apart from each other and from towns', () => {
    const towns = board.towns.map(townAt);
    for (const way of board.ways) {
      const goods = goodsAlong(courseOf(way), way.goods);
      const [one, two] = goods;
      if (two) expect(apart(one!, two)).toBeGreaterThan(TILE);
      for (const town of towns) {
        for (const good of goods) expect(apart(good, town)).toBeGreaterThan(TILE / 2 + 6);
      }
    }
  });

  it('tells a road and a waterway between the same towns apart', () => {
    const [road, water] = board.ways
      .filter(({ a, b }) => a === 'chinon' && b === 'chatellerault')
      .map((way) => along(courseOf(way), 0.5));
    expect(apart(road!, water!)).toBeGreaterThan(TILE);
  });

  it('starts and ends ways in their towns', () => {
    for (const way of board.ways) {
      const course = courseOf(way);
      expect(along(course, 0)).toEqual(townAt(way.a));
      expect(along(course, 1)).toEqual(townAt(way.b));
    }
  });

  it('puts merchants beside each other and not over the name', () => {
    for (const town of board.towns) {
      const [one, two] = [0, 1].map((i) => merchantAt(town, i, 2, town === board.start_town));
      expect(apart(one!, two!)).toBeGreaterThan(10);
      const name = nameAt(town);
      const behind = name.anchor === 'middle' && name.y < townAt(town).y;
      if (behind && town !== board.start_town) expect(one!.y).toBeGreaterThan(name.y - 4);
    }
  });
});

describe('arrow keys', () => {
  const spots = [
    { id: 'left', x: 0, y: 50 },
    { id: 'above', x: 52, y: 0 },
    { id: 'right', x: 100, y: 60 },
    { id: 'far right', x: 200, y: 50 },
  ];
  const here = { x: 50, y: 50 };
  const next = (direction: 'up' | 'down' | 'left' | 'right') => nearestIn(here, spots, direction)?.id;

  it('lead to the nearest spot in their direction', () => {
    expect(next('left')).toBe('left');
    expect(next('right')).toBe('right');
    expect(next('up')).toBe('above');
  });

  it('lead nowhere where nothing lies', () => {
    expect(next('down')).toBeUndefined();
  });

  it('reach every town from Orléans', () => {
    const towns = board.towns.map((id) => ({ id, ...townAt(id) }));
    const seen = new Set(['orleans']);
    const queue = ['orleans'];
    for (let id = queue.pop(); id; id = queue.pop()) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const found = nearestIn(
          townAt(id),
          towns.filter((town) => town.id !== id),
          direction,
        );
        if (!found || seen.has(found.id)) continue;
        seen.add(found.id);
        queue.push(found.id);
      }
    }
    expect(seen.size).toBe(board.towns.length);
  });
});

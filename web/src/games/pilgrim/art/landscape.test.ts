import { describe, expect, it } from 'vitest';
import roads from '../../../../tests/fixtures/pilgrim-roads.json';
import solo from '../../../../tests/fixtures/pilgrim-solo.json';
import { board, viewOf } from '../testing';
import { distance } from '../world/map/geometry';
import { terrainOf } from '../world/map/terrain';
import { landOf, sceneOf, wavesOf } from './landscape';

const terrain = terrainOf(board);
const kinds = (fixture: { view: unknown }) =>
  new Map(landOf(viewOf(fixture), terrain).map(({ id, kind }) => [id, kind]));

describe('the land', () => {
  it('has clumps of every kind', () => {
    const open = terrain.hexes.filter(({ quadrant }) => quadrant);
    const found = open.map(sceneOf);
    expect(new Set(found)).toEqual(new Set(['wood', 'grove', 'hill', 'field', 'vineyard', 'meadow', 'farm']));
  });

  it('is covered by what is built on it', () => {
    const view = viewOf(roads);
    const found = kinds(roads);
    for (const { hex, paths } of view.tiles) expect(found.get(hex)).toBe(paths?.length ? 'tile' : 'bare');
    for (const { hex, owner } of view.buildings) if (owner === null) expect(found.get(hex)).toBe('bare');
    for (const { hex } of view.sites) expect(found.get(hex)).toBe('bare');
  });

  it('is not drawn where nobody may go', () => {
    const view = viewOf(solo);
    expect(view.quadrants.length).toBeLessThan(4);
    const found = kinds(solo);
    for (const { id, quadrant, kind } of terrain.hexes) {
      if (quadrant) expect(found.has(id)).toBe(view.quadrants.includes(quadrant));
      else if (kind === 'river') expect(['bank', 'tile']).toContain(found.get(id));
    }
  });
});

describe('waves', () => {
  it('stay off the land', () => {
    const waves = wavesOf(terrain);
    expect(waves.length).toBeGreaterThan(10);
    for (const wave of waves) for (const { at } of terrain.hexes) expect(distance(wave, at)).toBeGreaterThan(40);
  });
});

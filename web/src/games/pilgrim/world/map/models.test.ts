import { expect, test } from 'vitest';
import board from '../../../../../tests/fixtures/pilgrim-board.json';
import late from '../../../../../tests/fixtures/pilgrim-late.json';
import solo from '../../../../../tests/fixtures/pilgrim-solo.json';
import source from '../../../../../tests/fixtures/pilgrim-source.json';
import type { LogEntry } from '$lib/messages';
import type { PilgrimBoard, PilgrimView } from '../../view';
import { distance } from './geometry';
import { contentsOf, figuresOf, justLaid, newsOf, openEnds } from './models';
import { terrainOf } from './terrain';

const terrain = terrainOf(board as unknown as PilgrimBoard);
const views = [late, solo, source].map(({ view }) => view as unknown as PilgrimView);
const logOf = (fixture: { log: unknown }) => fixture.log as LogEntry[];

test('every acolyte on the map is drawn once, and none on top of another', () => {
  for (const view of views) {
    const figures = figuresOf(view, terrain);
    const routes = view.seats.reduce((sum, { routes }) => sum + routes.length, 0);
    const shrines = view.tiles.filter(({ shrine }) => shrine !== undefined).length;
    const ports = view.seats.reduce((sum, { ports }) => sum + ports.length, 0);
    const sites = view.sites.reduce((sum, { visitors, herald }) => sum + visitors.length + Number(herald), 0);
    expect(figures).toHaveLength(routes + shrines + ports + sites);
    expect(new Set(figures.map(({ key }) => key)).size).toBe(figures.length);
    for (const [i, one] of figures.entries())
      for (const other of figures.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(8);
  }
});

test('hexes hold what the view says; buildings somebody owns have left', () => {
  for (const view of views) {
    const contents = contentsOf(view, terrain);
    for (const { hex } of view.tiles) expect(contents.get(hex)?.laid ?? contents.get(hex)?.shrine).not.toBeNull();
    for (const { hex, owner, id } of view.buildings)
      expect(contents.get(hex)?.building?.id === id).toBe(owner === null);
    for (const { hex, id } of view.sites) expect(contents.get(hex)?.site?.id).toBe(id);
  }
});

test('each open route has one open end', () => {
  for (const view of views) {
    const open = view.seats.flatMap(({ routes }) => routes.filter((route) => route.open));
    expect(openEnds(view, terrain)).toHaveLength(open.length);
  }
});

test('the others’ news end with what I did myself', () => {
  const view = late.view as unknown as PilgrimView;
  const mine = { seat: 0, events: [{ event: 'laid', seat: 0, values: { hex: 'e5' } }] };
  const theirs = { seat: 1, events: [{ event: 'laid', seat: 1, values: { hex: 'h7' } }] };
  const abbott = { seat: 0, events: [{ event: 'shrine', seat: 1, values: { hex: 'd4' } }] };
  const log = (...entries: unknown[]) => entries as LogEntry[];
  expect(newsOf(log(theirs, mine), view)).toEqual([]);
  expect(newsOf(log(mine, theirs), view)).toEqual([{ hex: 'h7', seat: 1 }]);
  expect(newsOf(log(theirs, abbott), view)).toEqual([{ hex: 'd4', seat: 1 }]);
  expect(justLaid(log(mine, theirs), view)).toEqual(['e5']);
});

test('whoever is asked for an acolyte has just laid the tile it is for', () => {
  const view = source.view as unknown as PilgrimView;
  const [hex] = justLaid(logOf(source), view);
  expect(view.seats[0]!.routes.some(({ steps }) => steps.some((step) => step.hex === hex))).toBe(true);
});

import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '$lib/messages';
import type { PilgrimBoard, PilgrimView } from '../../view';
import { ahead, almsRows, favourCells, pietyCells, prizes, signed } from './tracks';

const board = {
  piety: { last: 12, points: [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9] },
  alms: {
    bonuses: {
      2: { from: 'village', to: 'abbey' },
      4: { from: 'abbey', to: 'city' },
      6: { from: 'village', to: 'city' },
    },
    points: [0, 5, 11, 18, 26],
  },
  favours: { 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 10 },
} as unknown as PilgrimBoard;
const player = (seat: number, piety: number, alms: number, won = 0, favour = 0) => ({
  seat,
  stock: { piety },
  alms,
  prizes: won,
  slots: [favour ? { favour } : null],
});
const view = (roads: object[] = []): PilgrimView =>
  ({
    seat: 1,
    favours: [3, 5, 6, 7, 8],
    outlook: { roads },
    seats: [player(0, 6, 7, 2), player(1, 6, 2), player(2, 0, 0, 1, 4)],
  }) as unknown as PilgrimView;
const asked = (kind: string, values = {}): Decision => ({ seat: 1, kind, values, options: [], refused: [] });

it('puts markers where they stand, mine first', () => {
  const cells = pietyCells(view(), board);
  expect(cells).toHaveLength(13);
  expect(cells[6]).toEqual({ place: 6, points: 1, seats: [1, 0], mine: true });
  expect(cells[0]).toMatchObject({ points: -5, seats: [2], mine: false });
});

it('has seven rows and the top', () => {
  const rows = almsRows(view(), board);
  expect(rows.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(rows.filter(({ bonus }) => bonus).map(({ row }) => row)).toEqual([2, 4, 6]);
  expect(rows[2]).toMatchObject({ seats: [1], mine: true, top: false });
  expect(rows[7]).toMatchObject({ top: true, seats: [0] });
});

it('counts the acolytes on top', () => {
  expect(prizes(view(), board)).toEqual([
    { seat: 2, count: 1, points: 5 },
    { seat: 0, count: 2, points: 11 },
  ]);
});

it('tells favours on offer from those taken', () => {
  const cells = favourCells(view(), board);
  expect(cells.filter(({ left }) => left).map(({ length }) => length)).toEqual([3, 5, 6, 7, 8]);
  expect(cells[1]).toEqual({ length: 4, points: 5, left: false, owner: 2 });
});

it('writes points with their sign', () => {
  expect([signed(3), signed(-5), signed(0)]).toEqual(['+3', '−5', '0']);
});

describe('ahead', () => {
  it('leads where a tile leads', () => {
    const tile = { text: 'lay d8 sw ne', piety: 3, length: 5, changes: { favours: 6 } };
    expect(ahead(view([tile]), board, asked('roads'), null, tile.text)).toEqual({ piety: 3, row: null, favour: 5 });
    const ready = { text: tile.text, label: 'lay', args: {} } as unknown as Option;
    expect(ahead(view([tile]), board, asked('roads'), ready, null).favour).toBe(5);
    expect(ahead(view([tile]), board, asked('roads'), null, null)).toEqual({ piety: null, row: null, favour: null });
  });
  it('stops at the end of the track', () => {
    const ready = { text: 'devotion 8', label: 'devotion', args: { count: '8' } } as unknown as Option;
    expect(ahead(view(), board, asked('clerical'), ready, null).piety).toBe(12);
  });
  it('points at what is asked about', () => {
    expect(ahead(view(), board, asked('row-bonus', { row: 4 }), null, null).row).toBe(4);
    expect(ahead(view(), board, asked('favour', { length: 6 }), null, null).favour).toBe(6);
  });
});

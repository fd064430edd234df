import type { Decision, Option } from '$lib/messages';
import type { PilgrimBoard, PilgrimView, PlayerState } from '../../view';
import { seatsOf } from '../map/seats';

/** The piety track, the alms table and the favours, as they are drawn. */

export interface PietyCell {
  place: number;
  points: number;
  /** Whose markers stand here, mine first. */
  seats: number[];
  mine: boolean;
}

export interface AlmsRow {
  row: number;
  /** Above the last row: for the first to reach it. */
  top: boolean;
  bonus: { from: string; to: string } | null;
  seats: number[];
  mine: boolean;
}

/** The acolytes of a seat on top of the alms table. */
export interface Prize {
  seat: number;
  count: number;
  points: number;
}

export interface FavourCell {
  length: number;
  points: number;
  left: boolean;
  owner: number | null;
}

/** Where what is being chosen leads: a place of the piety track, a row, a favour. */
export interface Ahead {
  piety: number | null;
  row: number | null;
  favour: number | null;
}

const whose = (view: PilgrimView, isHere: (player: PlayerState) => boolean): { seats: number[]; mine: boolean } => {
  const seats = seatsOf(view)
    .filter(isHere)
    .map(({ seat }) => seat);
  return { seats, mine: view.seat !== null && seats.includes(view.seat) };
};

export const pietyCells = (view: PilgrimView, board: PilgrimBoard): PietyCell[] =>
  board.piety.points.map((points, place) => ({
    place,
    points,
    ...whose(view, ({ stock }) => stock.piety === place),
  }));

/** The rows from 0 to the last one with a bonus, and the top. */
export function almsRows(view: PilgrimView, board: PilgrimBoard): AlmsRow[] {
  const { bonuses } = board.alms;
  const last = Math.max(...Object.keys(bonuses).map(Number));
  return Array.from({ length: last + 2 }, (_, row) => ({
    row,
    top: row > last,
    bonus: bonuses[row] ?? null,
    ...whose(view, ({ alms }) => alms === row),
  }));
}

export const prizes = (view: PilgrimView, board: PilgrimBoard): Prize[] =>
  seatsOf(view)
    .filter((player) => player.prizes > 0)
    .map((player) => ({ seat: player.seat, count: player.prizes, points: board.alms.points[player.prizes] ?? 0 }));

export function favourCells(view: PilgrimView, board: PilgrimBoard): FavourCell[] {
  return Object.entries(board.favours).map(([key, points]) => {
    const length = Number(key);
    const owner = view.seats.find(({ slots }) => slots.some((slot) => slot?.favour === length));
    return { length, points, left: view.favours.includes(length), owner: owner?.seat ?? null };
  });
}

/** `+3`, `−5`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const NOWHERE: Ahead = { piety: null, row: null, favour: null };

/** `road`: the text of the tile that is looked at; `ready`: the option that what is picked has left. */
export function ahead(
  view: PilgrimView,
  board: PilgrimBoard,
  decision: Decision | null,
  ready: Option | null,
  road: string | null,
): Ahead {
  const now = view.seat === null ? 0 : view.seats[view.seat]!.stock.piety;
  if (decision?.kind === 'row-bonus') return { ...NOWHERE, row: Number(decision.values.row) };
  if (decision?.kind === 'favour') return { ...NOWHERE, favour: Number(decision.values.length) };
  if (ready?.label === 'devotion') {
    return { ...NOWHERE, piety: Math.min(board.piety.last, now + Number(ready.args.count)) };
  }
  const tile = view.outlook.roads?.find(({ text }) => text === (road ?? ready?.text));
  if (!tile) return NOWHERE;
  return {
    ...NOWHERE,
    piety: tile.piety ? Math.max(0, now - tile.piety) : null,
    favour: tile.changes.favours ? tile.length : null,
  };
}

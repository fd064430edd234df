import { expect, test } from 'vitest';
import { lostSeats } from './lost';
import type { SeatInfo, TableInfo } from './messages';

const seat = (number: number, lost_at: number | null): SeatInfo => ({ seat: number, lost_at }) as SeatInfo;
const table = (lost: (number | null)[], more: Partial<TableInfo>): TableInfo =>
  ({
    status: 'running',
    host: false,
    host_seat: 0,
    held: [1],
    seats: lost.map((at, number) => seat(number, at)),
    ...more,
  }) as TableInfo;

test('whoever holds the table makes links for those who have been gone for long enough', () => {
  const held = { host: true, held: [0] };
  expect(lostSeats(table([null, 100, 200], held), 150)).toEqual([1]);
  expect(lostSeats(table([null, 100, 200], held), 200)).toEqual([1, 2]);
  expect(lostSeats(table([null, 100, 200], { ...held, status: 'over' }), 200)).toEqual([]);
});

test('other players do so only while the host is lost', () => {
  expect(lostSeats(table([null, null, 100], {}), 150)).toEqual([]);
  expect(lostSeats(table([100, null, 100], {}), 150)).toEqual([0, 2]);
  expect(lostSeats(table([100, null, 100], { held: [] }), 150)).toEqual([]);
  expect(lostSeats(table([null, null, 100], { host_seat: -1 }), 150)).toEqual([2]);
  expect(lostSeats(table([null, null, 100], { host_seat: -1, held: [] }), 150)).toEqual([]);
});

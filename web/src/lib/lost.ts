/* Seats whose people are lost: whoever holds the table may make a new link for them. */
import type { SeatInfo, TableInfo } from './messages';

const lost = (seat: SeatInfo | undefined, at: number): boolean => seat?.lost_at != null && seat.lost_at <= at;

/**
 * The seats for which I may make one, at this time of the server's. While the host is lost, any other player may, and
 * where the host has no seat (the server refuses while that one looks on).
 */
export function lostSeats(table: TableInfo, at: number): number[] {
  const host = table.seats[table.host_seat ?? -1];
  const charge = table.host || (table.held.length > 0 && (!host || lost(host, at)));
  if (!charge || table.status === 'over') return [];
  return table.seats.filter((one) => lost(one, at) && !table.held.includes(one.seat)).map((one) => one.seat);
}

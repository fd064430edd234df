import type { PilgrimView } from '../../view';

export type SeatState = 'acting' | 'next' | 'played';

/** What a seat is doing, as far as everybody can see it; null when there is nothing to say. */
export function seatState({ over, phase, to_act: asked, order, turn }: PilgrimView, seat: number): SeatState | null {
  if (over) return null;
  if (asked.includes(seat)) return 'acting';
  if (phase !== 'turns') return null;
  const at = order.indexOf(seat);
  if (at < turn - 1) return 'played';
  return at === turn ? 'next' : null;
}

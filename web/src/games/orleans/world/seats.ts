import type { OrleansView } from '../view';

export type SeatState = 'planning' | 'ready' | 'drawing' | 'choosing' | 'acting' | 'passed';

/** What a seat is doing, as far as everybody can see it; null when there is nothing to say. */
export function seatState(view: OrleansView, seat: number): SeatState | null {
  if (view.over || view.round === 0) return null;
  const asked = view.to_act.includes(seat);
  switch (view.phase) {
    case 'planning':
      return asked ? 'planning' : 'ready';
    case 'followers':
      return asked ? 'drawing' : null;
    case 'actions':
      return asked ? 'acting' : view.passed.includes(seat) ? 'passed' : null;
    default:
      return asked ? 'choosing' : null;
  }
}

/** The states in which the others wait for a seat. */
export const isAwaited = (state: SeatState | null): boolean =>
  state !== null && state !== 'ready' && state !== 'passed';

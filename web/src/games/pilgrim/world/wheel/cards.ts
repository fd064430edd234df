import { fromMine } from '../../../../lib/seats';
import type { DutyId, DutyState, PilgrimBoard, PilgrimView, Space, Standing } from '../../view';
import type { Spot, Trail } from './ways';

/** The nine cards of the wheel: who stands there, and how I stand, now or after the way that is shown. */

/** Everybody who is no player. */
export const DUMMIES = -1;

export interface Group {
  /** A seat, or DUMMIES. */
  seat: number;
  /** What is to be read: after the way that is shown. */
  count: number;
  /** The figures that stand there now. */
  figures: number;
  change: 'gain' | 'gone' | null;
  lead: 'sole' | 'tied' | null;
}

export interface Worth {
  standing: Standing;
  /** null: not known for a way that has not been gone. */
  value: number | null;
  price: number | null;
}

export interface Card {
  space: Space;
  duty: DutyState | null;
  groups: Group[];
  /** My acolytes are being lifted from here. */
  origin: boolean;
  spot: Spot | null;
  worth: Worth | null;
  /** I have an acolyte here now. */
  mine: boolean;
}

/** What the standings are worth, as the board says it. */
type Standings = { standings?: Record<Standing, { value: number; price: number }> };

export function cardsOf(view: PilgrimView, board: PilgrimBoard, trail: Trail | null, lifting: boolean): Card[] {
  const duties = new Map(view.duties.map((duty) => [duty.space, duty]));
  return board.spaces.map((space) => {
    const duty = duties.get(space) ?? null;
    const origin = lifting && trail?.from === space;
    const spot = trail?.spots.get(space) ?? null;
    const now = duty?.acolytes ?? view.seats.map(({ city }) => city);
    return {
      space,
      duty,
      origin,
      spot,
      groups: groupsOf(now, duty, view.seat, origin, spot?.gain ?? 0),
      worth: duty && worthOf(duty, board, origin, spot),
      mine: view.seat !== null && (now[view.seat] ?? 0) > 0,
    };
  });
}

/** In the city nobody leads. */
function groupsOf(now: number[], duty: DutyState | null, mine: number | null, origin: boolean, gain: number): Group[] {
  const dummies = duty?.dummies ?? 0;
  const all = fromMine(now.length, mine).map((seat) => {
    const figures = now[seat] ?? 0;
    const count = seat === mine ? (origin ? 0 : figures) + gain : figures;
    return { seat, figures, count };
  });
  const shown = [...all, { seat: DUMMIES, figures: dummies, count: dummies }].filter(({ figures, count }) => figures || count);
  const most = Math.max(0, ...shown.map(({ count }) => count));
  const first = shown.filter(({ count }) => count === most).length;
  return shown.map(({ seat, figures, count }) => ({
    seat,
    figures,
    // Whom I lift is still to be read, struck out.
    count: count || figures,
    change: count === figures ? null : count ? 'gain' : 'gone',
    lead: duty && most && count === most ? (first > 1 ? 'tied' : 'sole') : null,
  }));
}

function worthOf(duty: DutyState, board: PilgrimBoard & Standings, origin: boolean, spot: Spot | null): Worth | null {
  if (spot?.gain && spot.standing) {
    const { value = null, price = null } = board.standings?.[spot.standing] ?? {};
    const unchanged = duty.standing === spot.standing;
    return { standing: spot.standing, value: value ?? (unchanged ? duty.value : null), price: price ?? (unchanged ? duty.price : null) };
  }
  if (origin || !duty.standing) return null;
  return { standing: duty.standing, value: duty.value, price: duty.price };
}

export const dutyAt = (view: PilgrimView, space: Space): DutyId | null =>
  view.duties.find((duty) => duty.space === space)?.id ?? null;

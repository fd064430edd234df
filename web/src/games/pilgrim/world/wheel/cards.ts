import { fromMine } from '$lib/seats';
import type {
  DutyId,
  DutyState,
  Gives,
  Payable,
  PilgrimBoard,
  PilgrimView,
  Resource,
  Space,
  Standing,
  Tithe,
} from '../../view';
import type { Spot, Trail } from './ways';

/** The nine cards of the wheel: who stands there, and how I stand, now or after the way that is shown. */

/** Everybody who is no player. */
export const DUMMIES = -1;
const RESOURCES = 3; // kinds

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
  value: number;
  price: number;
  gives: Gives | null;
  /** The buildings I use that make me stand as I do, where the figures alone would not. */
  by: readonly string[];
}

export interface Card {
  space: Space;
  duty: DutyState | null;
  groups: Group[];
  /** My acolytes are being lifted from here. */
  origin: boolean;
  spot: Spot | null;
  worth: Worth | null;
  /** Who is doing this duty just now. */
  doing: number | null;
  /** I have an acolyte here now. */
  mine: boolean;
  /** What the Ab-Bott has just done here, by the numbers of its steps. */
  steps: readonly number[];
}

const NO_STEPS: ReadonlyMap<Space, readonly number[]> = new Map();

export function cardsOf(
  view: PilgrimView,
  board: PilgrimBoard,
  trail: Trail | null,
  lifting: boolean,
  steps = NO_STEPS,
): Card[] {
  const duties = new Map(view.duties.map((duty) => [duty.space, duty]));
  // Before the game begins a branch that may be taken is only a number: nobody stands there yet.
  const certain = view.phase === 'seeding';
  return board.spaces.map((space) => {
    const duty = duties.get(space) ?? null;
    const origin = lifting && trail?.from === space;
    const spot = trail?.spots.get(space) ?? null;
    const gained = spot && (spot.sure || !certain) ? spot : null;
    const now = duty?.acolytes ?? view.seats.map(({ city }) => city);
    const groups = groupsOf(now, duty, view.seat, origin, gained?.gain ?? 0);
    return {
      space,
      duty,
      origin,
      spot,
      groups,
      worth: duty && worthOf(duty, view, board, trail, origin, gained, groups),
      doing: duty && duty.id === view.doing ? (view.to_act[0] ?? null) : null,
      mine: view.seat !== null && (now[view.seat] ?? 0) > 0,
      steps: steps.get(space) ?? [],
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
  const shown = [...all, { seat: DUMMIES, figures: dummies, count: dummies }].filter(
    ({ figures, count }) => figures || count,
  );
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

/** After the way that is shown, or as things stand. */
function worthOf(
  duty: DutyState,
  view: PilgrimView,
  board: PilgrimBoard,
  trail: Trail | null,
  origin: boolean,
  spot: Spot | null,
  groups: readonly Group[],
): Worth | null {
  const standing = spot?.gain && spot.standing ? spot.standing : origin ? null : duty.standing;
  if (!standing) return null;
  const { value, price } = board.standings[standing];
  const known = spot?.gain ? view.outlook.gives?.[duty.id]?.[value] : duty.gives;
  const gives = known && duty.id === 'taxation' ? { ...known, ...trail?.taxes } : known;
  const active = view.seats[view.seat ?? 0]?.active ?? [];
  const lifting = board.buildings.filter(({ id, lifts }) => active.includes(id) && lifts.includes(duty.id));
  const by = standing === seenOf(groups, view.seat) ? [] : lifting.map(({ id }) => id);
  return { standing, value, price, gives: gives ?? null, by };
}

/** How I stand by the figures that everybody sees. */
function seenOf(groups: readonly Group[], mine: number | null): Standing {
  const lead = groups.find(({ seat }) => seat === mine)?.lead;
  return lead === 'sole' ? 'majority' : lead === 'tied' ? 'parity' : 'minority';
}

/** Majorities that show every kind leave the choice open. */
export const isFree = ({ kinds = [] }: Pick<Gives, 'kinds'>): boolean => kinds.length === RESOURCES;

/** The goods a duty brings, one or the other. */
export const goodsOf = (gives: Gives): [Payable | Tithe, number][] =>
  isFree(gives) ? [['cornucopia', 1 + gives.count]] : (Object.entries(gives.goods) as [Payable | Tithe, number][]);

/** What of the goods that come with them is bound to majorities. */
export const kindsOf = (gives: Gives): readonly Resource[] => (isFree(gives) ? [] : (gives.kinds ?? []));

export const dutyAt = (view: PilgrimView, space: Space): DutyId | null =>
  view.duties.find((duty) => duty.space === space)?.id ?? null;

import type { Option } from '$lib/messages';
import type { PilgrimView } from './view';

/**
 * What options concern on this table, for pictures and picking only. Every part asks the Choice
 * (`choice.state(target)`, `choice.pick(target)`, `choice.why(target)`) with these targets:
 *
 *   wheel    space:n ... space:nw, space:city   move, to, from, into
 *            skip:n ...                         leave this space out (Cloisters)
 *            duty:clerical ...                  do this duty
 *            tithe:clerical ...                 take its tithe
 *   map      hex:e7 ...                         lay, upgrade, shrine, demolish; a building to construct
 *            building:mint ...                  use, hire, borrow, construct, donate (also on boards)
 *   tray     turn:lay e7 sw n                   this option and no other
 *   board    from:abbey, from:fields ...        whom Allocation moves
 *            into:abbey, into:fields ...        and where to
 *            place:village, place:abbey         ordain, mission; an acolyte sent to the abbey
 *            good:stone, good:grain, good:coin  take, give, swap; what a tithe or a fee is paid in is asked afterwards
 *   players  seat:0 ...                         the start player
 */

export const spaceTarget = (space: string): string => `space:${space}`;
export const skipTarget = (space: string): string => `skip:${space}`;
export const dutyTarget = (duty: string): string => `duty:${duty}`;
export const titheTarget = (duty: string): string => `tithe:${duty}`;
export const hexTarget = (hex: string): string => `hex:${hex}`;
export const buildingTarget = (building: string): string => `building:${building}`;
export const turnTarget = (text: string): string => `turn:${text}`;
export const fromTarget = (place: string): string => `from:${place}`;
export const intoTarget = (place: string): string => `into:${place}`;
export const placeTarget = (place: string): string => `place:${place}`;
export const goodTarget = (good: string): string => `good:${good}`;
export const seatTarget = (seat: number): string => `seat:${seat}`;

/** The city of the wheel: map and board show the same acolytes once more. */
export const WHEEL_CITY = 'card:city';

const ABBEY = 'abbey';

/** Everything an option concerns, and a target that it shares with none. */
export const targetsOf = (option: Option, view: PilgrimView): readonly string[] => [
  ...concerned(option, view),
  turnTarget(option.text),
];

function concerned({ label, args, targets }: Option, view: PilgrimView): readonly string[] {
  const { duty = '', hex = '', activity = '', to = '', building = '', space = '' } = args;
  switch (label) {
    case 'tithe':
    case 'tithe-good':
      return [titheTarget(duty)];
    case 'hire-good':
      return [buildingTarget(building)];
    case 'lay':
    case 'upgrade':
    case 'shrine':
      return [hexTarget(hex)];
    case 'demolish':
      return lastTile(view);
    case 'construct':
      return [buildingTarget(building), ...hexesOf(view, building)];
    case 'assign':
      return [fromTarget(ABBEY), intoTarget(activity)];
    case 'recall':
      return [fromTarget(activity), intoTarget(ABBEY)];
    case 'shift':
      return [fromTarget(activity), intoTarget(to)];
    case 'ordain':
      return [placeTarget('village')];
    case 'mission':
      return [placeTarget(ABBEY)];
    case 'skip':
      return [skipTarget(space)];
    case 'into':
      return [space === ABBEY ? placeTarget(ABBEY) : spaceTarget(space)];
    default:
      return targets;
  }
}

const hexesOf = (view: PilgrimView, building: string): string[] =>
  view.buildings.filter(({ id }) => id === building).map(({ hex }) => hexTarget(hex));

/** Only the last tile of my open route can be taken away. */
function lastTile(view: PilgrimView): string[] {
  const routes = view.seat === null ? [] : view.seats[view.seat]!.routes;
  const last = routes.find(({ open }) => open)?.steps.at(-1);
  return last ? [hexTarget(last.hex)] : [];
}

import { standing } from '$lib/log';
import type { LogEntry } from '$lib/messages';
import { placeOf } from '../map/models';
import type { PilgrimView, Space } from '../../view';
import { bottSteps, type BottStep } from './steps';

/** Where the steps of the Ab-Bott's turn happened, by the numbers of the list at the side. */
export interface Marks {
  spaces: ReadonlyMap<Space, readonly number[]>;
  hexes: ReadonlyMap<string, readonly number[]>;
}

const NONE: Marks = { spaces: new Map(), hexes: new Map() };
/** Acolytes that come to the city. */
const HOMEWARD = new Set(['returned', 'mission', 'oblated']);

/** Nobody has moved since. */
function isLatest(log: readonly LogEntry[], rival: number): boolean {
  const moves = standing(log)
    .flatMap(({ events }) => events)
    .filter(({ event }) => event === 'lifted' || event === 'oblated');
  return moves.at(-1)?.seat === rival;
}

const spacesOf = ({ happenings }: BottStep): Space[] =>
  happenings.flatMap(({ event, values }) =>
    HOMEWARD.has(event) ? ['city'] : 'space' in values ? [values.space as Space] : [],
  );

const hexesOf = ({ happenings }: BottStep, view: PilgrimView): string[] =>
  happenings.flatMap((happening) => placeOf(happening, view) ?? []);

/** All steps until the next turn begins; afterwards only the one that is looked at. */
export function marksOf(log: readonly LogEntry[], view: PilgrimView, looked: number | null): Marks {
  if (!view.solo) return NONE;
  const latest = isLatest(log, view.players);
  if (!latest && looked === null) return NONE;
  const spaces = new Map<Space, number[]>();
  const hexes = new Map<string, number[]>();
  const put = <K>(into: Map<K, number[]>, at: readonly K[], number: number): void => {
    for (const one of new Set(at)) into.set(one, [...(into.get(one) ?? []), number]);
  };
  bottSteps(log, view.players).forEach((step, index) => {
    if (!latest && index !== looked) return;
    put(spaces, spacesOf(step), index + 1);
    put(hexes, hexesOf(step, view), index + 1);
  });
  return { spaces, hexes };
}

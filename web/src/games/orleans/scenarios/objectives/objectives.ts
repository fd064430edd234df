/** What the engine tells of scenarios with objectives: what each asks, and how far I am. */

import type { Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { Good, OrleansBoard, OrleansView } from '../../view';

/** So many are needed, so many are there. */
export type Count = [need: number, have: number];
/** In a town, and whether that holds. */
export type Where = [town: string, there: boolean];

export interface Asks {
  merchant?: Where;
  station?: Where;
  /** Stations and citizens times status. */
  points?: Count;
  coins?: Count;
  /** Goods worth so many points. */
  value?: Count;
  goods?: Partial<Record<Good, Count>>;
  /** Of these kinds together, whichever way. */
  any_of?: [kinds: Good[], need: number, have: number];
  status?: Count;
  stations?: Count;
  /** Of these in towns without waterway. */
  inland?: Count;
  before_round?: number;
}

interface Objective {
  id: string;
  /** Seats: who has completed it, and for whom it is its turn. */
  done: number[];
  open: number[];
  asks: Asks[];
}

export interface Row {
  id: string;
  number: number;
  done: boolean;
  /** It could be completed this round if its conditions held. */
  open: boolean;
  asks: Asks;
  /** What is counted, if anything is: the figure at the end of the row. */
  count: Count | null;
  /** Rounds until it must be complete, the present one included; null: it has no such end. */
  rounds: number | null;
}

/** From so many rounds before the end on it is pressing. */
const PRESSING = 3;

export const objectivesOf = (view: OrleansView): Objective[] => view.own.objectives as Objective[];

/** The objectives of a seat: mine, unless told otherwise. */
export function rowsOf(view: OrleansView, seat = view.seat ?? 0): Row[] {
  return objectivesOf(view).map(({ id, done, open, asks: all }, index) => {
    const asks = all[seat] ?? {};
    const over = done.includes(seat);
    return {
      id,
      number: index + 1,
      done: over,
      open: open.includes(seat),
      asks,
      count: asks.coins ?? asks.value ?? asks.points ?? null,
      rounds: asks.before_round === undefined || over ? null : Math.max(0, asks.before_round - view.round),
    };
  });
}

export const isPressing = ({ rounds }: Row): boolean => rounds !== null && rounds <= PRESSING;

/** Each good as often as it is needed, and whether it is there. */
export const goodsOf = ({ goods = {} }: Asks): { good: Good; there: boolean }[] =>
  Object.entries(goods).flatMap(([good, [need, have]]) =>
    Array.from({ length: need }, (_, i) => ({ good: good as Good, there: i < have })),
  );

/** The town in which something is to be done. */
export const townOf = ({ merchant, station }: Asks): string | null => (merchant ?? station)?.[0] ?? null;

/** The step of difficulty, as the end of a key; none where as many as can be met count. */
export const limitOf = ({ own }: OrleansBoard): string => (own.in_order ? 'in-order' : own.one_a_round ? 'one' : '');

/** What an objective asks, as phrases. */
export function askWords(texts: Texts, asks: Asks): string[] {
  const out: string[] = [];
  const count = (key: string, [need, have]: Count): number => out.push(texts.t(`asks-${key}`, { need, have }));
  if (asks.merchant) out.push(texts.t('asks-merchant', { town: asks.merchant[0] }));
  if (asks.station) out.push(texts.t('asks-station', { town: asks.station[0] }));
  if (asks.status) count('status', asks.status);
  if (asks.stations) count('stations', asks.stations);
  if (asks.inland) count('inland', asks.inland);
  if (asks.points) count('points', asks.points);
  if (asks.coins) count('coins', asks.coins);
  if (asks.value) count('value', asks.value);
  for (const [good, [need, have]] of Object.entries(asks.goods ?? {}))
    out.push(texts.t('asks-goods', { good, need, have }));
  if (asks.any_of) {
    const [kinds, need, have] = asks.any_of;
    const which = kinds.map((good) => texts.name('good', good)).join('/');
    out.push(texts.t('asks-any_of', { which, need, have }));
  }
  if (asks.before_round) out.push(texts.t('asks-before_round', { round: asks.before_round }));
  return out;
}

/** Options that complete an objective, in whatever way it is paid. */
export const completing = (options: readonly Option[]): Option[] => options.filter(({ args }) => args.objective);

export const inTown = (texts: Texts, view: OrleansView, town: string): string[] =>
  rowsOf(view)
    .filter(({ asks }) => townOf(asks) === town)
    .map(({ id, done }) => texts.t(done ? 'town-objective-done' : 'town-objective', { objective: id }));

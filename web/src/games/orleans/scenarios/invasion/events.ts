/** Events that are known from the start, and what they will cost. */

import type { OrleansBoard, OrleansView, Toll } from '../../view';
import { isPast } from '../../world/hourglass';
import type { KnownEvent } from '../parts';

/** The next payment of a later round, as things stand. */
export interface Due {
  round: number;
  /** So many rounds from now. */
  rounds: number;
  event: string;
  pays: number;
  have: number;
}

export interface Coming {
  round: number;
  toll: Toll;
}

/** Rounds one after the other with the same event. */
export interface Run extends KnownEvent {
  first: number;
  last: number;
  when: 'past' | 'now' | 'coming';
  toll: Toll | undefined;
}

export const known = (board: OrleansBoard): KnownEvent[] => board.own.events as KnownEvent[];

export const owedOf = ({ food, goods, value, pays }: Toll): number => food ?? goods ?? value ?? pays ?? 0;

/** There is not enough of what is owed; coins may stand for food. */
export const isShort = (toll: Toll): boolean =>
  owedOf(toll) > (toll.have ?? 0) + (toll.coins_each ? Math.floor((toll.coins ?? 0) / toll.coins_each) : 0);

const alike = (one: KnownEvent, other: KnownEvent): boolean =>
  one.id === other.id && one.strength === other.strength && one.kind === other.kind;

/** The events of all rounds, those alike told once; with the toll of the next of them that is still to come. */
export function runs(view: OrleansView, board: OrleansBoard): Run[] {
  const out: Run[] = [];
  for (const [index, event] of known(board).entries()) {
    const round = index + 1;
    const run = out.at(-1);
    if (run && alike(run, event)) run.last = round;
    else out.push({ ...event, first: round, last: round, when: 'coming', toll: undefined });
  }
  const now = isPast(view, board) ? undefined : view.seats[view.seat ?? 0]?.toll;
  const coming = (view.own.coming ?? []) as Coming[];
  for (const run of out) {
    if (run.last < view.round) run.when = 'past';
    else if (run.first <= view.round) run.when = 'now';
    run.toll = run.when === 'now' ? now : coming.find(({ round }) => round === run.first)?.toll;
  }
  return out;
}

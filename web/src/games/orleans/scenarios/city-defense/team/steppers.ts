/** What the team's players give or get, counted: a row for each, a column for each kind of thing. Steps of a proposal
 * are made of the counts, and counted from them. */

import type { Decision, Option, Proposal } from '$lib/messages';
import type { OrleansView, Player } from '../../../view';

export type Thing = 'technology' | 'tile' | 'coins' | 'back' | 'monk' | 'development' | 'good' | 'coin';

/** The actions that a thing is given by. */
const LABELS: Record<Thing, RegExp> = {
  technology: /^team-technology$/,
  tile: /^team-tile$/,
  coins: /^team-pay$/,
  back: /^team-back$/,
  monk: /^give-back-/,
  development: /^grant-development$/,
  good: /^grant-good$/,
  coin: /^grant-coin$/,
};
const GIFTS: readonly Thing[] = ['development', 'good', 'coin'];
/** Instead of a tile. */
const COINS = 'team coins';

type Step = Pick<Option, 'text' | 'label' | 'args'>;

const seatOf = ({ args }: Step): number => Number(args.seat ?? -1);
const is = (thing: Thing, { label }: Step): boolean => LABELS[thing].test(label);
const worth = (thing: Thing, { args }: Step): number => (thing === 'coins' ? Number(args.coins) : 1);
const texts = (steps: readonly Step[]): string[] => steps.map(({ text }) => text);

/** The columns of a decision; none where nothing is counted. */
export function thingsOf({ kind, options }: Decision, steps: readonly Step[]): Thing[] {
  switch (kind) {
    case 'give-tiles':
      return [[...options, ...steps].some((one) => is('tile', one)) ? 'tile' : 'technology', 'coins'];
    case 'team-pays':
      return ['coins'];
    case 'give-up':
      return ['back', 'monk'];
    case 'share':
      return [...GIFTS];
    default:
      return [];
  }
}

/** How many of it a player has; null where that does not matter. */
export function ownedOf(thing: Thing, { coins, development, places, tiles, ...rest }: Player): number | null {
  switch (thing) {
    case 'technology':
      return Object.values(places)
        .flat()
        .filter((one) => one === 'technology').length;
    case 'tile':
      return tiles.length;
    case 'coins':
      return coins;
    case 'back':
      return development;
    case 'monk': {
      const lying = Object.values(places)
        .flat()
        .filter((one) => one === 'monk').length;
      return lying + (rest.bag.monk ?? 0) + (rest.market.monk ?? 0) + (rest.tower.monk ?? 0);
    }
    default:
      return null;
  }
}

/** How many of it these steps take from a seat, or give it. */
export const countOf = (thing: Thing, steps: readonly Step[], seat: number): number =>
  steps.filter((one) => is(thing, one) && seatOf(one) === seat).reduce((sum, one) => sum + worth(thing, one), 0);

/** Tiles first, then coins for each that is missing, from the seats in their order. */
function tilesAndCoins(asked: Decision, tiles: readonly string[], coins: ReadonlyMap<number, number>): string[] {
  const paying = [...coins].map(([seat, n]) => ({ seat, n })).filter(({ n }) => n > 0);
  const owed = asked.kind === 'team-pays' ? 1 : Number(asked.values.left) - tiles.length;
  const out = [...tiles];
  for (let i = 0; i < owed && paying.length; i++) {
    if (asked.kind !== 'team-pays') out.push(COINS);
    for (let price = Number(asked.values.coins); price > 0 && paying.length;) {
      const [first] = paying;
      const paid = Math.min(price, first!.n);
      out.push(`pays ${first!.seat + 1} ${paid}`);
      price -= paid;
      first!.n -= paid;
      if (!first!.n) paying.shift();
    }
  }
  return out;
}

const coinsOf = (steps: readonly Step[], players: number): Map<number, number> =>
  new Map(Array.from({ length: players }, (_, seat) => [seat, countOf('coins', steps, seat)]));

const sum = (counts: ReadonlyMap<number, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** The steps with one more of it for a seat; null where that is not possible. */
export function more(
  thing: Thing,
  seat: number,
  asked: Decision,
  proposal: Pick<Proposal, 'steps' | 'next'> | null,
  view: OrleansView,
): string[] | null {
  const steps: readonly Step[] = proposal?.steps ?? [];
  const has = ownedOf(thing, view.seats[seat]!);
  if (has !== null && countOf(thing, steps, seat) >= has) return null;
  if (asked.kind === 'give-tiles' || asked.kind === 'team-pays') {
    const tiles = steps.filter((one) => is('tile', one) || is('technology', one));
    const coins = coinsOf(steps, view.players);
    const price = Number(asked.values.coins);
    const left = asked.kind === 'team-pays' ? 1 : Number(asked.values.left);
    if (thing === 'coins') {
      if (sum(coins) >= (left - tiles.length) * price) return null;
      return tilesAndCoins(asked, texts(tiles), coins.set(seat, coins.get(seat)! + 1));
    }
    const free = asked.options.find(
      (one) => is(thing, one) && seatOf(one) === seat && !texts(tiles).includes(one.text),
    );
    if (!free || tiles.length + Math.ceil(sum(coins) / price) >= left) return null;
    return tilesAndCoins(asked, [...texts(tiles), free.text], coins);
  }
  const next = proposal ? proposal.next : asked;
  const option = next?.options.find((one) => is(thing, one) && seatOf(one) === seat);
  return option ? [...texts(steps), option.text] : null;
}

/** The steps with one less of it; null where there is none. */
export function less(
  thing: Thing,
  seat: number,
  asked: Decision,
  steps: readonly Step[],
  view: OrleansView,
): string[] | null {
  const at = steps.findLastIndex((one) => is(thing, one) && seatOf(one) === seat);
  if (at < 0) return null;
  if (asked.kind === 'give-tiles' || asked.kind === 'team-pays') {
    const tiles = steps.filter((one, i) => (is('tile', one) || is('technology', one)) && i !== at);
    const coins = coinsOf(steps, view.players);
    if (thing === 'coins') coins.set(seat, coins.get(seat)! - 1);
    return tilesAndCoins(asked, texts(tiles), coins);
  }
  return without(steps, at);
}

/** Without one step; what is shared later than it is shared anew. */
export function without(steps: readonly Step[], at: number): string[] {
  const { label } = steps[at]!;
  const rest = steps.slice(at + 1);
  const gift = label.startsWith('grant-');
  return texts([...steps.slice(0, at), ...(gift ? rest.filter((one) => one.label === label) : rest)]);
}

/** A step taken out together with what it brought about: the coins that stood for a tile. */
export function withoutStep(steps: readonly Step[], at: number): string[] {
  let end = at + 1;
  if (steps[at]?.text === COINS) while (steps[end] && is('coins', steps[end]!)) end++;
  if (is('coins', steps[at]!)) return texts(steps.slice(0, at));
  return end > at + 1 ? texts([...steps.slice(0, at), ...steps.slice(end)]) : without(steps, at);
}

/** Steps that are shown as one: a tile, or coins in its place with who pays them. What is counted anyway is not shown. */
export interface Box {
  /** The first of its steps. */
  at: number;
  step: Step;
  /** Who pays how much, where it is coins. */
  payers: { seat: number; coins: number }[];
}

/** `all`: with what is counted. */
export function boxesOf(steps: readonly Step[], all = false): Box[] {
  const out: Box[] = [];
  for (const [at, step] of steps.entries()) {
    const last = out.at(-1);
    if (is('coins', step)) {
      const payer = { seat: seatOf(step), coins: worth('coins', step) };
      if (last && (last.payers.length || last.step.text === COINS)) last.payers.push(payer);
      else out.push({ at, step, payers: [payer] });
    } else if (all || (!is('back', step) && !is('monk', step) && !step.label.startsWith('grant-'))) {
      out.push({ at, step, payers: [] });
    }
  }
  return out;
}

export const isCoins = ({ step, payers }: Box): boolean => payers.length > 0 || step.text === COINS;

export const paidIn = ({ payers }: Box): number => payers.reduce((total, { coins }) => total + coins, 0);

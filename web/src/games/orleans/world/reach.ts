import type { Option } from '$lib/messages';
import type { Choice } from '$lib/choice.svelte';
import type { Gain, Good, OrleansBoard, OrleansView, WayFacts } from '../view';

/** What the options on the table mean on the map: which ways they use, which goods they take. */
export interface Reach {
  /** Ways that can be used now; `chosen` when their town is picked. */
  ways: Map<string, 'legal' | 'chosen'>;
  /** By way, the goods that can be taken now. */
  goods: Map<string, Map<Good, 'legal' | 'chosen'>>;
  /** The town at the other end, by way. */
  towns: Map<string, string>;
  /** The decision is about the map alone: the rest of it steps back. */
  alone: boolean;
}

/** The kinds of way something leads along, whether it leaves a choice or not. */
export const waysOf = (gives: readonly Gain[]): string[] =>
  gives.flatMap(({ ways, choice }) => [...(ways ? [ways] : []), ...(choice ?? []).flatMap(waysOf)]);

const townOf = (option: Option): string | undefined => option.args.town;

export function reachOf(choice: Choice, view: OrleansView, board: OrleansBoard): Reach {
  const reach: Reach = {
    ways: new Map(),
    goods: new Map(),
    towns: new Map(),
    alone: choice.options.length > 0 && choice.options.every((option) => townOf(option)),
  };
  if (view.seat === null || choice.decision?.seat !== view.seat) return reach;
  const me = view.seats[view.seat]!;
  for (const option of choice.options) {
    const town = townOf(option);
    if (!town || option.label === 'settle') continue; // where a merchant begins is no move
    const picked = choice.picked.includes(`town:${town}`);
    for (const way of waysTo(option, me.merchant, town)) {
      reach.ways.set(way.id, picked ? 'chosen' : 'legal');
      reach.towns.set(way.id, town);
      const good = option.args.good as Good | undefined;
      if (!good) continue;
      const goods = reach.goods.get(way.id) ?? new Map<Good, 'legal' | 'chosen'>();
      goods.set(good, picked && choice.picked.includes(`good:${good}`) ? 'chosen' : 'legal');
      reach.goods.set(way.id, goods);
    }
  }
  return reach;

  /** Between two towns a road and a waterway may run: the place says which it uses. */
  function waysTo(option: Option, here: string, there: string): WayFacts[] {
    const types = waysOf(me.outlook?.[option.args.place ?? '']?.gives ?? []);
    return board.ways.filter(
      ({ a, b, type }) =>
        ((a === here && b === there) || (a === there && b === here)) && (!types.length || types.includes(type)),
    );
  }
}

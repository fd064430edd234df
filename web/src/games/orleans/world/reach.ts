import type { Option } from '$lib/messages';
import type { Choice } from '$lib/choice.svelte';
import type { ScenarioParts } from '../scenarios';
import type { Gain, Lying, OrleansBoard, OrleansView, WayFacts } from '../view';

/** What the options on the table mean on the map: which ways they use, which goods they take. */
export interface Reach {
  /** Ways that can be used now; `chosen` when their town is picked. */
  ways: Map<string, 'legal' | 'chosen'>;
  /** By way, the goods that can be taken now. */
  goods: Map<string, Map<Lying, 'legal' | 'chosen'>>;
  /** The town at the other end, by way. */
  towns: Map<string, string>;
  /** The decision is about the map alone: the rest of it steps back. */
  alone: boolean;
}

/** The kinds of way something leads along, whether it leaves a choice or not. */
export const waysOf = (gives: readonly Gain[]): string[] =>
  gives.flatMap(({ ways, choice }) => [...(ways ? [ways] : []), ...(choice ?? []).flatMap(waysOf)]);

/** Where it leads; what names two towns, or a way, is about what lies there. */
const townOf = ({ args }: Option): string | undefined => (args.here || args.way ? undefined : args.town);

export function reachOf(choice: Choice, view: OrleansView, board: OrleansBoard, { legOf }: ScenarioParts = {}): Reach {
  const reach: Reach = {
    ways: new Map(),
    goods: new Map(),
    towns: new Map(),
    alone: choice.options.length > 0 && choice.options.every((option) => townOf(option) && !legOf?.(option, view)),
  };
  if (view.seat === null || choice.decision?.seat !== view.seat) return reach;
  const me = view.seats[view.seat]!;
  for (const option of choice.options) {
    const town = townOf(option);
    if (!town || option.label === 'settle') continue; // where a merchant begins is no move
    const picked = choice.picked.includes(`town:${town}`);
    for (const way of waysTo(option, town)) {
      reach.ways.set(way.id, picked ? 'chosen' : 'legal');
      reach.towns.set(way.id, town);
      const good = option.args.good as Lying | undefined;
      if (!good) continue;
      const goods = reach.goods.get(way.id) ?? new Map<Lying, 'legal' | 'chosen'>();
      goods.set(good, picked && choice.picked.includes(`good:${good}`) ? 'chosen' : 'legal');
      reach.goods.set(way.id, goods);
    }
  }
  return reach;

  /** Between two towns a road and a waterway may run: the place says which it uses. */
  function waysTo(option: Option, there: string): WayFacts[] {
    const leg = legOf?.(option, view);
    const here = leg?.from ?? me.merchant;
    const types = leg ? [leg.type] : waysOf(me.outlook?.[option.args.place ?? '']?.gives ?? []);
    return board.ways.filter(
      ({ a, b, type }) =>
        ((a === here && b === there) || (a === there && b === here)) && (!types.length || types.includes(type)),
    );
  }
}

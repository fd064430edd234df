/** What towns and goods on the map are called, and what is told about them. */

import type { Choice, State } from '$lib/choice.svelte';
import type { Texts } from '$lib/texts.svelte';
import type { Lying, OrleansBoard, OrleansView, WayFacts } from '../../view';
import type { TipContent } from '$lib/tip.svelte';
import { orReason } from '$lib/table/refusals.svelte';

/** Whose stations and merchants are in a town, as phrases. */
function inTown(texts: Texts, view: OrleansView, town: string): string[] {
  const stations = view.seats.filter((player) => player.stations.includes(town));
  const merchants = view.seats.filter((player) => player.merchant === town);
  return [
    ...stations.map(({ seat }) => texts.t('town-station', { seat })),
    ...merchants.map(({ seat }) => texts.t('town-merchant', { seat })),
  ];
}

export const townWords = {
  name(texts: Texts, view: OrleansView, town: string, state: State, marks: string[]): string {
    const parts = [texts.name('town', town), ...marks, ...inTown(texts, view, town)];
    if (state === 'legal') parts.push(texts.t('can-be-chosen'));
    return parts.join(', ');
  },

  about(texts: Texts, view: OrleansView, choice: Choice, town: string, marks: string[]): TipContent {
    const here = [...marks, ...inTown(texts, view, town)];
    const text = here.length ? texts.join(here) : texts.t('town-free');
    return orReason(texts, { title: texts.name('town', town), text }, choice.why(`town:${town}`));
  },
};

export const goodWords = {
  name(texts: Texts, way: WayFacts, good: Lying, state: State): string {
    const name = texts.t('good-on-way', { good, town: way.a, here: way.b, type: way.type });
    return state === 'legal' ? `${name}, ${texts.t('can-be-chosen')}` : name;
  },

  about(texts: Texts, board: OrleansBoard, good: Lying): TipContent {
    const points = board.goods.find(({ id }) => id === good)?.points;
    if (points === undefined) return { title: texts.name('good', good), text: texts.t(`help-good-${good}`) };
    return { title: texts.name('good', good), text: texts.t('good-worth', { points }) };
  },
};

/** What the engine tells of The Duel: how far both players are, and what the Bourgeois House offers. */

import type { Option } from '$lib/messages';
import type { Branch } from '$lib/table/branches';
import type { Texts } from '$lib/texts.svelte';
import type { OrleansBoard, OrleansView, Player, WayFacts } from '../../view';
import { isPast } from '../../world/hourglass';
import { isShort } from '../invasion/events';
import { tradeTargets } from '../invasion/trade';
import type { Asks, Count } from '../objectives/objectives';

export const HOUSE = 'bourgeois_house';
/** What the Bourgeois House is used for, in the order of its rules. */
export const USES = ['good', 'move', 'coins', 'development'] as const;
export type Use = (typeof USES)[number];

const LABELS: Record<string, Use> = {
  'act-house-good': 'good',
  'act-house-coins': 'coins',
  'act-house-development': 'development',
};

/** Its use, if an option is one of the Bourgeois House. */
export const useOf = ({ label, args }: Option): Use | null =>
  args.place === HOUSE ? (LABELS[label] ?? (args.town ? 'move' : null)) : null;

export const useTarget = (use: Use): string => `use:${use}`;

export function duelTargets(option: Option): string[] {
  const use = useOf(option);
  return [...tradeTargets(option), ...(use ? [useTarget(use)] : [])];
}

/** The uses that are open, where nothing else is; fewer than two: there is nothing to choose between. */
export function usesOf(options: readonly Option[]): Branch[] {
  if (!options.every((option) => useOf(option))) return [];
  return USES.map((use) => ({
    role: 'use',
    id: use,
    options: options.filter((option) => useOf(option) === use),
  })).filter((branch) => branch.options.length);
}

/** A condition of an objective: whether it holds, in words, and what is counted for it. */
export interface Condition {
  met: boolean;
  words: string;
  count: Count | null;
}

export function conditionsOf(
  texts: Texts,
  asks: Asks,
  { merchant }: Player,
  { ways }: OrleansBoard,
  placed = true,
): Condition[] {
  const out: Condition[] = [];
  const counted = (words: string, [need, have]: Count): void => {
    out.push({ met: have >= need, words, count: need > 1 ? [need, have] : null });
  };
  if (asks.status) counted(texts.t('half-status'), asks.status);
  if (asks.stations) counted(texts.t('half-stations'), asks.stations);
  if (asks.inland) counted(texts.t('half-inland', { count: asks.inland[0] }), asks.inland);
  if (asks.any_of) {
    const [kinds, need, have] = asks.any_of;
    counted(texts.t('half-any_of', { which: kinds.map((good) => texts.name('good', good)).join('/') }), [need, have]);
  }
  for (const [good, count] of Object.entries(asks.goods ?? {}))
    counted(texts.t(asks.any_of ? 'half-at-least' : 'half-goods', { good, count: count[0] }), count);
  if (asks.merchant) {
    const [town, met] = asks.merchant;
    const words = placed
      ? texts.t('half-merchant', { steps: stepsTo(ways, merchant, town) })
      : texts.t('asks-merchant', { town });
    out.push({ met: met && placed, words, count: null });
  }
  return out;
}

/** What an objective needs, by name: what its short words count with. */
export const needsOf = ({ merchant, any_of, goods, ...counts }: Asks): Record<string, string | number> => ({
  ...(merchant && { town: merchant[0] }),
  ...(any_of && { any_of: any_of[1] }),
  ...Object.fromEntries(Object.entries(goods ?? {}).map(([good, [need]]) => [good, need])),
  ...Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => (Array.isArray(count) ? [[name, count[0]]] : [])),
  ),
});

/** How many ways lie between two towns, roads or waterways. */
export function stepsTo(ways: readonly WayFacts[], from: string, to: string): number {
  let reached = new Set([from]);
  for (let steps = 0; ; steps += 1) {
    if (reached.has(to)) return steps;
    const next = ways.flatMap(({ a, b }) => (reached.has(a) || reached.has(b) ? [a, b] : []));
    const more = new Set([...reached, ...next]);
    if (more.size === reached.size) return Infinity;
    reached = more;
  }
}

/** Whether a player has all objectives: then no event can be lost any more. */
export const isHome = (view: OrleansView, seat: number): boolean =>
  (view.own.objectives as { done: number[] }[]).every(({ done }) => done.includes(seat));

/** The event of the round would be lost as things stand. */
export function inDanger(view: OrleansView, board: OrleansBoard, { seat, toll }: Player): boolean {
  return !view.over && toll !== undefined && !isPast(view, board) && isShort(toll) && !isHome(view, seat);
}

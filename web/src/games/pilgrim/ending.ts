import type { Ending } from '../index';
import { signed } from '$lib/figures';
import type { View } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import { isCampaign, type PilgrimBoard, type PilgrimView } from './view';

/** How a game against the Ab-Bott ended; a campaign is the sum of its games. */

export interface Match {
  points: number;
  rival: number;
}

/** The games of a campaign, the last one included; alone it is one. */
export function matches({ solo, seats }: PilgrimView): Match[] {
  return solo ? [...solo.past, { points: seats[0]?.points ?? 0, rival: seats[1]?.points ?? 0 }] : [];
}

export const sumOf = (games: readonly Match[]): number =>
  games.reduce((sum, { points, rival }) => sum + points - rival, 0);

/** What a sum is called, as the rules list it. */
export function ratingOf(ratings: PilgrimBoard['ratings'], sum: number): string {
  return ratings.find(({ max }) => max === undefined || sum <= max)?.id ?? ratings.at(-1)?.id ?? '';
}

export function ending(shown: View, printed: View, texts: Texts): Ending | null {
  const view = shown as unknown as PilgrimView;
  const games = matches(view);
  const [first] = games;
  if (!first) return null;
  const sum = sumOf(games);
  if (isCampaign(view)) {
    const rating = ratingOf((printed as unknown as PilgrimBoard).ratings, sum);
    return {
      title: texts.t('ending-campaign', { rating, sum: signed(sum) }),
      help: texts.t('ending-campaign-help', { games: games.length }),
    };
  }
  const { points, rival } = first;
  const key = sum > 0 ? 'won' : sum < 0 ? 'lost' : 'level';
  return {
    title: texts.t(`ending-${key}`, { points, rival }),
    help: texts.t('ending-help', { sum: signed(sum), rounds: view.rounds }),
  };
}

/** What spaces of tracks bring and where markers stand, in words. */

import type { Texts } from '$lib/texts.svelte';
import type { Effect, Reward, Toll } from '../view';
import type { Space } from './spaces';

/** "5 coins are due" */
export const effectWords = (texts: Texts, { kind, strength, about }: Effect): string =>
  texts.t(`effect-${kind}`, { ...about, n: strength });

/** "You pay 5 coins, you have 11" */
export function tollWords(
  texts: Texts,
  { food, goods, value, pays, receives, have = 0, ...coins }: Toll,
  about: Effect['about'] = {},
): string | null {
  if (food) return texts.t(coins.coins_each ? 'toll-feed' : 'toll-food', { count: food, have, ...coins });
  if (goods) return texts.t('toll-goods', { ...about, count: goods, have });
  if (value) return texts.t('toll-value', { count: value, have });
  if (pays !== undefined) return texts.t('toll-pays', { count: pays, have });
  return receives === undefined ? null : texts.t('toll-receives', { count: receives });
}

export function rewardWords(texts: Texts, reward: Reward, taken: boolean): string[] {
  const parts: string[] = [];
  if (reward.good) parts.push(texts.name('good', reward.good));
  if (reward.status) parts.push(texts.t('reward-status', { status: reward.status }));
  if (reward.coins) parts.push(texts.t('reward-coins', { count: reward.coins }));
  if (reward.technology) {
    parts.push(reward.only ? texts.t('reward-technology-only', { kind: reward.only }) : texts.t('reward-technology'));
  }
  if (reward.stacks) parts.push(texts.t('reward-tile', { stacks: reward.stacks.join('/') }));
  if (reward.draws) parts.push(texts.t('reward-draws', { count: reward.draws }));
  if (reward.development) parts.push(texts.t('reward-development', { count: reward.development }));
  if (reward.citizen) parts.push(texts.t(taken ? 'reward-citizen-taken' : 'reward-citizen'));
  return parts;
}

const present = (texts: Texts, space: Space): string =>
  texts.join(space.markers.map(({ seat }) => texts.name('seat', seat)));

/** "Space 3. Here: Agnès and Bruno." */
export function whereWords(texts: Texts, space: Space): string {
  const where = texts.t('space-number', { space: space.index });
  return space.markers.length ? `${where}. ${texts.t('space-here', { who: present(texts, space) })}` : where;
}

/** "Space 3: 4 coins. Here: Agnès and Bruno." */
export function spaceWords(texts: Texts, space: Space): string {
  const brings = rewardWords(texts, space.reward, space.taken);
  const what = brings.length ? texts.join(brings) : texts.t('reward-nothing');
  const words = texts.t('space', { space: space.index, what });
  return space.markers.length ? `${words} ${texts.t('space-here', { who: present(texts, space) })}` : words;
}

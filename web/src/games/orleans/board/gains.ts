/** What a place gives, in words: for those who ask what its icons mean. */

import type { Texts } from '$lib/texts.svelte';
import type { Gain } from '../view';

/** "a farmer and 1 grain" */
export function gainsWords(texts: Texts, gains: readonly Gain[]): string {
  return texts.join(gains.flatMap((gain) => gainWords(texts, gain)));
}

type Said = (texts: Texts, gain: Gain) => string;

const count = (texts: Texts, key: string, n: number | undefined): string => texts.t(key, { count: n ?? 0 });

/** Whatever a gain may hold, in the order in which it is drawn. */
const SAID: Partial<Record<keyof Gain, Said>> = {
  follower: (texts, { follower }) => texts.name('tile', follower!, 'a', 1),
  draws: (texts, { draws }) => count(texts, 'reward-draws', draws?.[1]),
  good: (texts, { good }) => texts.name('good', good!, 'count', 1),
  coins: (texts, { coins }) => count(texts, 'reward-coins', coins),
  development: (texts, { development }) => count(texts, 'reward-development', development),
  technology: (texts, { only }) =>
    only ? texts.t('reward-technology-only', { kind: only }) : texts.t('reward-technology'),
  tiles: (texts, { tiles }) => texts.t('reward-tile', { stacks: tiles!.join('/') }),
  citizen: (texts) => texts.t('reward-citizen'),
  station: (texts, { station }) => texts.t('item-give-station', { town: station }),
  ways: (texts, { ways }) => texts.t(`board-gives-${ways}`),
  pay: (texts, { pay }) => texts.t('ask-pay', { coins: pay![0] === pay![1] ? pay![0] : pay!.join('–') }),
  card: (texts) => texts.t('board-gives-card'),
};

function gainWords(texts: Texts, gain: Gain): string[] {
  const said = Object.entries(SAID).flatMap(([key, say]) => (key in gain ? [say(texts, gain)] : []));
  const branches = (gain.choice ?? []).map((branch) => gainsWords(texts, branch)).filter(Boolean);
  const each = gain.each ? [gainsWords(texts, gain.each)] : [];
  return [...said, ...each, ...(branches.length ? [branches.join(' / ')] : [])];
}

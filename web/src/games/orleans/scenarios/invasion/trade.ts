/** Buying and selling: what the options are about, good by good. */

import type { Option } from '$lib/messages';
import type { Good } from '../../view';

export type Trade = 'buy' | 'sell';
export const TRADES: readonly Trade[] = ['buy', 'sell'];

export const tradeTarget = (trade: Trade, good: Good): string => `${trade}:${good}`;

/** A good is bought or sold, and the Tavern works with the Guildhall: either of them is picked. */
export function tradeTargets({ label, args }: Option): string[] {
  if (label === 'buy' || label === 'sell') return [tradeTarget(label, args.good as Good)];
  return args.with ? [`place:${args.with}`] : [];
}

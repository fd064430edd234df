import type { Option } from '$lib/messages';

/** Whom a place gets when it is filled at once. */

const isPlacing = ({ label, takes_back }: Option): boolean => label.startsWith('place') && !takes_back;

/** From the market before the tower, unmarked before marked, and last the monk, who can stand anywhere. */
function dearness({ label, args: { tile = '' } }: Option): number {
  return (tile === 'monk' ? 4 : 0) + (label.includes('tower') ? 2 : 0) + (tile.startsWith('marked_') ? 1 : 0);
}

/** The next follower to put on a place; null: nobody fits any more. */
export function nextToFill(options: readonly Option[], place: string): Option | null {
  const fitting = options.filter((option) => isPlacing(option) && option.args.place === place);
  return fitting.sort((one, other) => dearness(one) - dearness(other))[0] ?? null;
}

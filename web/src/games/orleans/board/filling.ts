import type { Option } from '$lib/messages';
import { isPlacement, lyingIn } from '../targets';

/** The next follower to put on a place that is filled at once, in the order the rules' facts give; null: nobody fits any more. */
export function nextToFill(options: readonly Option[], place: string, order: readonly string[]): Option | null {
  const rank = (option: Option): number => order.indexOf(`${lyingIn(option)}:${option.args.tile}`);
  const fitting = options.filter((option) => isPlacement(option) && option.args.place === place);
  return fitting.sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

import type { Option } from '$lib/messages';
import { isMarked, type Good, type Player } from '../view';

/** How many of what an option gives away a player has. */
export function stockOf(option: Option, player: Player): number {
  switch (option.label) {
    case 'food':
    case 'give-good':
      return player.goods[option.args.good as Good];
    case 'give-station-stock':
      return player.station_stock;
    case 'give-technology-stock':
      return player.technology;
    case 'give-technology-farmer':
      return player.farmer_technology;
    case 'give-follower':
      return Object.entries(player.bag).reduce((sum, [tile, n]) => sum + (isMarked(tile) ? 0 : n), 0);
    case 'give-development':
      return player.development;
    default:
      return 1;
  }
}

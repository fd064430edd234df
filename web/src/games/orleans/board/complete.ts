import type { PlaceFacts, Player } from '../view';

/** All spaces are taken; a place for any unmarked followers (the Town Hall) works with one. */
export function isComplete(place: PlaceFacts, contents: Player['places'][string]): boolean {
  const taken = place.slots.filter((_, index) => contents[index] != null).length;
  const enough = place.slots.every((need) => need === 'any_neutral') ? 1 : place.slots.length;
  return place.slots.length > 0 && taken >= enough;
}

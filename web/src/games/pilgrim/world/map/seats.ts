/** Whose things lie on the map, and what their owners are called. */

import { fromMine } from '$lib/seats';
import type { Texts } from '$lib/texts.svelte';
import type { PilgrimView, PlayerState } from '../../view';

/** Everybody with pieces, mine first; alone the second is the Ab-Bott. */
export const seatsOf = (view: PilgrimView): PlayerState[] =>
  fromMine(view.seats.length, view.seat).map((seat) => view.seats[seat]!);

export const whoIs = (texts: Texts, view: PilgrimView, seat: number): string =>
  view.solo && seat >= view.players ? texts.t('seat-rival') : texts.name('seat', seat);

/** Who stands where, in words. */
import type { Texts } from '$lib/texts.svelte';
import type { PilgrimView } from '../../view';
import { whoIs } from '../map/seats';

/** "Here: Agnès and Bruno." */
export const hereWords = (texts: Texts, view: PilgrimView, seats: readonly number[]): string =>
  seats.length ? texts.t('tracks-here', { who: texts.join(seats.map((seat) => whoIs(texts, view, seat))) }) : '';

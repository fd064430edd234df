/** What the engine tells of The Dignitary, and where it lies on the table. */

import type { Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import { trackTarget } from '../../targets';
import type { OrleansBoard, OrleansView, Track } from '../../view';

export interface Own {
  goal: number;
  gained: number;
  /** Towns in which a citizen lies. */
  towns: string[];
}

export const ownOf = (view: OrleansView): Own => view.own as unknown as Own;

export const toPlace = (board: OrleansBoard): number => Number(board.own.to_place);

export const inTown = (texts: Texts, view: OrleansView, town: string): string[] =>
  ownOf(view).towns.includes(town) ? [texts.t('town-citizen')] : [];

/** The space on which this option lays a citizen; a deed is named by the option itself. */
export function citizenTargets({ args }: Option, board: OrleansBoard): string[] {
  const { space, track } = args;
  if (space) return [trackTarget('development', Number(space))];
  const spaces = board.tracks[track as Track]?.spaces ?? [];
  const at = spaces.findIndex(({ citizen }) => citizen);
  return track && at >= 0 ? [trackTarget(track, at)] : [];
}

/** Citizens that still lie on the tracks and at the deeds. */
export const onBoard = (view: OrleansView): number =>
  Object.values(view.citizens).flat().length + Object.values(view.deeds).filter(({ citizen }) => citizen).length;

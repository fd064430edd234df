import type { Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { PilgrimView } from '../view';
import { whoIs } from '../world/map/seats';

const FOR_A_FEE = new Set(['hire', 'hire-good']);
const LABELS = new Set(['use', 'hire', 'hire-good', 'borrow']);

/** Uses or hires a building. */
export const isBuilding = ({ label }: Option): boolean => LABELS.has(label);

export const isForAFee = ({ label }: Option): boolean => FOR_A_FEE.has(label);

/** Who gets the fee of a hired building. */
export function feeWords(texts: Texts, view: PilgrimView, building: string): string {
  const owner = view.buildings.find(({ id }) => id === building)?.owner ?? null;
  return owner === null ? texts.t('ask-hire-supply') : texts.t('ask-hire-fee', { who: whoIs(texts, view, owner) });
}

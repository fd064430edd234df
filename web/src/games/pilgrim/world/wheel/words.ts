/** What the wheel says about its cards when somebody asks. */
import type { Texts } from '$lib/texts.svelte';
import type { TipContent } from '$lib/tip.svelte';
import type { DutyId, DutyState, PilgrimView, Space, Tithe } from '../../view';
import type { Worth } from './cards';

const RULES: Record<DutyId, string> = {
  allocation: 'PIL-ALLOC-1',
  build_roads: 'PIL-ROADS-1',
  clerical: 'PIL-CLER-1',
  construct: 'PIL-CONS-1',
  give_alms: 'PIL-ALMS-1',
  ordination: 'PIL-ORDI-1',
  produce: 'PIL-PROD-1',
  taxation: 'PIL-TAX-1',
};

const cap = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

export const placeName = (texts: Texts, what: string, space: Space): string =>
  texts.t('wheel-where', { what, where: texts.name('space', space) });
export const dutyName = (texts: Texts, duty: DutyId): string => cap(texts.name('duty', duty, 'short'));
export const goodName = (texts: Texts, good: Tithe | 'piety'): string => texts.name('good', good);

/** "You have the most acolytes here: value 2", unless a building makes it so. */
export function worthWords(texts: Texts, worth: Worth | null): string {
  if (!worth) return '';
  const { standing, value, price, by } = worth;
  if (!by.length) return texts.t(`wheel-tip-${standing}`, { value, price });
  const buildings = texts.join(by.map((id) => texts.name('building', id)));
  return texts.t('wheel-tip-by-building', { buildings, standing: texts.name('standing', standing), value });
}

export function aboutDuty(texts: Texts, duty: DutyState, worth: Worth | null): TipContent {
  const words = [texts.t(`wheel-help-${duty.id}`), worthWords(texts, worth)];
  const title = placeName(texts, cap(texts.name('duty', duty.id)), duty.space);
  return { title, text: words.filter(Boolean).join(' '), rule: RULES[duty.id] };
}

export function aboutTithe(texts: Texts, duty: DutyState): TipContent {
  const good = duty.tithe!;
  const horn = good === 'cornucopia';
  return {
    title: texts.t('wheel-tithe', { what: goodName(texts, good) }),
    text: texts.t(horn ? 'wheel-help-cornucopia' : 'wheel-help-tithe', { what: goodName(texts, good) }),
    rule: horn ? 'PIL-TITHE-2' : 'PIL-TITHE-1',
  };
}

export function aboutMerchant(texts: Texts, { good }: PilgrimView['merchant']): TipContent {
  return {
    title: texts.t('wheel-merchant'),
    ...(good === null
      ? { text: texts.t('wheel-help-merchant-none'), rule: 'PIL-MERC-3' }
      : good === 'cornucopia'
        ? { text: texts.t('wheel-help-merchant-any'), rule: 'PIL-MERC-4' }
        : { text: texts.t('wheel-help-merchant', { what: goodName(texts, good) }), rule: 'PIL-MERC-2' }),
  };
}

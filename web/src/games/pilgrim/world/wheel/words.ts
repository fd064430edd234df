/** What the wheel says about its cards when somebody asks. */
import type { Choice } from '$lib/choice.svelte';
import type { Texts } from '$lib/texts.svelte';
import type { TipContent } from '$lib/tip.svelte';
import type { DutyId, DutyState, PilgrimView, Space, Tithe } from '../../view';
import { spaceTarget } from '../../targets';
import { dutyAt, type Worth } from './cards';
import type { Spot } from './ways';

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

/** What the number at the corner of a card means. */
export const stepWords = (texts: Texts, { steps, sure }: Spot): string =>
  texts.t(sure ? 'wheel-about-step' : 'wheel-about-step-maybe', {
    steps: texts.join(steps.map(String)),
    count: steps.length,
  });

/** Why an acolyte cannot be set down here: where the next one goes. */
export function asideWords(view: PilgrimView, texts: Texts, choice: Choice, plain: TipContent): TipContent {
  const spaces = (choice.decision?.options ?? []).flatMap(({ args }) => (args.space as Space | undefined) ?? []);
  const open = [...new Set(spaces)].filter((space) => choice.answers(spaceTarget(space)));
  const names = open.map((space) => {
    const duty = dutyAt(view, space);
    return duty ? placeName(texts, dutyName(texts, duty), space) : texts.t('wheel-city');
  });
  const seeding = view.phase === 'seeding';
  return {
    title: texts.t('wheel-aside', { places: texts.join(names), count: names.length }),
    text: plain.title,
    rule: seeding ? 'PIL-SEED-3' : 'PIL-MOVE-2',
  };
}

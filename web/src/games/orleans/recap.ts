import type { RecapRow } from '$lib/messages';
import type { Badge, RecapLine, RecapTelling } from '$lib/story';
import { capital, type Texts } from '$lib/texts.svelte';
import { citizen, coin, follower, good, technology } from './badges';
import { GOODS, KINDS, type Effect, type Good, type Kind, type Toll } from './view';
import { effectWords, tollWords } from './world/words';

/** The turn of a round in words and pictures. */

interface EventValues extends Effect {
  event: string;
  letter: string;
  round: number;
  toll?: Toll;
  missing?: { count?: number; coins?: number; fate?: string };
}

const plain = (symbol: string): Badge => ({ symbol, ink: 'currentColor', ground: '' });
const SIGNS: Record<string, Badge> = { census: follower('farmer'), drew: plain('i-bag') };

const named = (texts: Texts, { event, letter }: EventValues): string =>
  `${texts.name('happening', event)} ${letter.length === 1 ? letter : ''}`.trim();

/** "The missing one costs 5 coins." */
function missingWords(texts: Texts, { count, coins, fate }: NonNullable<EventValues['missing']>): string {
  if (!count) return '';
  const told = [coins && texts.t('recap-missing', { count, coins }), fate && texts.t(`fate-${fate}`)];
  return told.filter(Boolean).join(' ');
}

function due(texts: Texts, values: EventValues): RecapLine {
  const toll = (values.toll && tollWords(texts, values.toll, values.about)) ?? '';
  /** What I pay or receive follows from the event, which says why; what I owe says all of it. */
  const why = values.toll?.pays !== undefined || values.toll?.receives !== undefined;
  const effect = !toll || why ? effectWords(texts, values) : '';
  const told = [effect, toll, missingWords(texts, values.missing ?? {})];
  const sentences = told.filter(Boolean).map((one) => (/[.!]$/.test(one) ? one : `${one}.`));
  return {
    sign: plain(`e-${values.event}`),
    title: texts.t('recap-due', { name: named(texts, values) }),
    text: sentences.map((one) => capital(one, texts.lang)).join(' '),
  };
}

function line(row: RecapRow, texts: Texts): RecapLine {
  const values = row.values as unknown as EventValues;
  if (row.row === 'due') return due(texts, values);
  if (row.row === 'event') {
    const what = effectWords(texts, values);
    const text = texts.t('recap-event-text', { round: values.round, what });
    return { sign: plain(`e-${values.event}`), title: named(texts, values), text };
  }
  return {
    sign: SIGNS[row.row] ?? plain('i-hourglass'),
    title: texts.t(`recap-${row.row}`, row.values),
    text: texts.t(`recap-${row.row}-text`, row.values),
  };
}

function badgeOf(what: string): Badge | null {
  if (what === 'coins') return coin;
  if (what === 'citizens') return citizen;
  if (what === 'technology') return technology;
  if (GOODS.includes(what as Good)) return good(what);
  if (KINDS.includes(what as Kind)) return follower(what);
  return what === 'torture' ? { ...plain('i-goods'), ink: 'var(--ink)' } : null;
}

export const telling: RecapTelling = {
  symbol: 'i-hourglass',
  line,
  gain: ({ what }) => badgeOf(what),
  piece: follower,
};

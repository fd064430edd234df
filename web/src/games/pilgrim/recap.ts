import type { RecapRow } from '$lib/messages';
import type { RecapLine, RecapTelling } from '$lib/story';
import type { Texts } from '$lib/texts.svelte';
import { plain, RESOURCES } from './story';

/** The turn of a round in words and pictures. */

const SYMBOLS: Record<string, string> = {
  live: 'pg-ship',
  trade: 'pg-merchant',
  alms: 'd-give_alms',
  season: 'pg-site',
  discarded: 'i-goods',
  due: 'pg-site',
};

/** How far I am from leading the alms table when the season ends. */
function dueText(texts: Texts, { leader, mine, behind, ...more }: Record<string, unknown>): string {
  if (leader === undefined) return texts.t('recap-due-nobody', more);
  if (mine) return texts.t('recap-due-mine', more);
  const who = texts.name('seat', leader);
  return texts.t(behind ? 'recap-due-behind' : 'recap-due-level', { ...more, who, rows: behind });
}

function line(row: RecapRow, texts: Texts): RecapLine {
  const { values } = row;
  const key = row.row === 'trade' && values.good === 'none' ? 'no-trade' : row.row;
  const who = values.leader == null ? '' : texts.name('seat', values.leader);
  const text = row.row === 'due' ? dueText(texts, values) : texts.t(`recap-${key}-text`, { ...values, who });
  const sign = { ...plain(SYMBOLS[row.row] ?? 'pg-ship'), ink: 'currentColor' };
  return { sign, title: texts.t(`recap-${key}`, values), text };
}

export const telling: RecapTelling = {
  symbol: 'pg-ship',
  line,
  gain: ({ what }) => RESOURCES[what] ?? (what === 'points' ? plain('i-points') : null),
  piece: plain,
};

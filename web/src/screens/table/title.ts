/* The title of the tab: whose turn it is, so that one sees it from another tab. */
import type { ShownTable } from '$lib/context';
import { playerNames, type Texts } from '$lib/texts.svelte';

export function tabTitle(live: ShownTable, texts: Texts): string {
  const { table } = live;
  if (!table) return '';
  const game = texts.t(`about-${table.game}`);
  if (live.lost) return texts.t('title-page', { page: texts.t('connection-lost') });
  if (table.status === 'waiting') return ''; // the frame has a title of its own
  if (table.status === 'over') return texts.t('title-over', { game });
  if (live.myTurn) return texts.t('title-yours', { game });
  const toAct = live.view?.to_act;
  const [seat] = Array.isArray(toAct) && toAct.length === 1 ? (toAct as number[]) : [];
  const name = seat === undefined ? '' : playerNames(table.seats)[seat];
  return name ? texts.t('title-other', { name, game }) : texts.t('title-page', { page: game });
}

/** What a notification of my turn says. */
export function turnWords(live: ShownTable, texts: Texts): [title: string, body: string] {
  const game = texts.t(`about-${live.table?.game ?? ''}`);
  return [texts.t('notify-turn', { game, round: Number(live.view?.round ?? 0) }), texts.t('notify-body')];
}

/** The badge of the installed app; browsers without one do nothing. */
export function badge(mine: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (mine ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

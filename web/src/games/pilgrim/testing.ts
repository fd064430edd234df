import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import facts from '../../../tests/fixtures/pilgrim-board.json';
import { Catalogue } from '$lib/catalogue';
import { Choice } from '$lib/choice.svelte';
import type { TableContext } from '$lib/context';
import type { Decision } from '$lib/messages';
import { Texts } from '$lib/texts.svelte';
import { story } from './story';
import { targetsOf } from './targets';
import type { PilgrimBoard, PilgrimView } from './view';

/** A table of a fixture, for tests. */

export const board = facts as unknown as PilgrimBoard;
export const viewOf = (fixture: { view: unknown }): PilgrimView => fixture.view as PilgrimView;

const SOURCES = join(__dirname, '../../../../src/scriptorium');
const FOLDERS = ['texts', 'server/texts', 'games/pilgrim/texts'];

export function textsIn(lang: string, players = 4): Texts {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(SOURCES, folder))
      .filter((file) => file === `${lang}.ftl` || file.endsWith(`.${lang}.ftl`))
      .map((file) => readFileSync(join(SOURCES, folder, file), 'utf-8')),
  );
  const texts = new Texts('pilgrim', new Catalogue(lang, files.join('\n')));
  texts.seats = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, players);
  return texts;
}

export interface Setting {
  view: PilgrimView;
  decision?: Decision | null;
  log?: unknown;
  lang?: string;
  confirm?: boolean;
}

export function tableOf({ view, decision = null, log = [], lang = 'en', confirm = false }: Setting) {
  const sent: string[] = [];
  const choice = new Choice({ decision: () => decision, act: (text) => sent.push(text), confirm: () => confirm });
  choice.concerns = (option) => targetsOf(option, view);
  const seats = view.seats
    .slice(0, view.players)
    .map(({ seat }) => ({ seat, kind: 'person', person: true, online: true, name: '' }));
  const live = {
    id: 't',
    view,
    board,
    decision,
    log,
    chat: [],
    mine: view.seat,
    undo: true,
    online: true,
    busy: false,
    table: { game: 'pilgrim', players: view.players, seats },
  };
  const table = {
    live,
    choice,
    texts: textsIn(lang, view.players),
    settings: { confirm, scale: 1 },
    story,
  } as unknown as TableContext;
  return { table, choice, sent };
}

/** The hexes on which something can be laid, the one with most turns first. */
export function hexesToLay({ decision }: { decision: unknown }): string[] {
  const hexes = (decision as Decision).options
    .filter(({ label }) => ['lay', 'upgrade', 'shrine'].includes(label))
    .map(({ args }) => args.hex!);
  const turns = (hex: string): number => hexes.filter((one) => one === hex).length;
  return [...new Set(hexes)].sort((a, b) => turns(b) - turns(a));
}

/** The hex of the last tile of my open road. */
export function lastTile({ view }: { view: unknown }): string {
  const { seat, seats } = view as PilgrimView;
  return seats[seat!]!.routes.find(({ open }) => open)!.steps.at(-1)!.hex;
}

/** Words that are keys of the catalogue, or hold a value that was not filled. */
export const unsaid = (text: string): string[] =>
  text.match(
    /\b(?:ask|chip|main|board|tray|head|abbott|help|tab|pane|running|buildings?-state|seat-state)-[a-z][\w-]*|\{\s*\$[\w-]+\s*\}|\bundefined\b|\bNaN\b/g,
  ) ?? [];

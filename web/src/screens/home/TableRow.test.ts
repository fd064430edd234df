// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { Catalogue } from '$lib/catalogue';
import type { TableSummary } from '$lib/messages';
import { Texts } from '$lib/texts.svelte';
import TableRow from './TableRow.svelte';

const shared = vi.hoisted(() => ({ texts: null as unknown }));
vi.mock('$lib/texts.svelte', async (real) => ({
  ...(await real<object>()),
  get texts() {
    return shared.texts;
  },
}));

const FILES = (lang: string): string[] => [`server/texts/screens.${lang}.ftl`, `games/pilgrim/texts/lobby.${lang}.ftl`];
const TABLE = {
  id: 'a1b2c3',
  game: 'pilgrim',
  scenario: 'base',
  players: 1,
  status: 'over',
  seat: 0,
  seats: [],
  round: 26,
  mine: false,
  to_act: [],
  points: [41],
  ranks: [2],
  lead: -19,
  outcome: { kind: 'solo', won: false },
} as unknown as TableSummary;

/** What the list of tables says of one. */
function said(change: Partial<TableSummary>, lang = 'en'): string {
  const source = FILES(lang)
    .map((file) => readFileSync(`../src/scriptorium/${file}`, 'utf-8'))
    .join('\n');
  shared.texts = new Texts('', new Catalogue(lang, source));
  const row = mount(TableRow, { target: document.body, props: { table: { ...TABLE, ...change } } });
  flushSync();
  const words = document.body.textContent.replace(/\s+/g, ' ').trim();
  void unmount(row);
  return words;
}

test('against the Ab-Bott one wins or loses by so many points', () => {
  expect(said({})).toMatch(/Finished · against the Ab-Bott.*Lost by 19$/);
  expect(said({ ranks: [1], lead: 3, outcome: { kind: 'solo', won: true } })).toMatch(/Won by 3$/);
  expect(said({ ranks: [1], lead: 0, outcome: { kind: 'solo', won: true } })).toMatch(/Won on the tie-break$/);
  expect(said({ points: [-19], lead: -19 }, 'de')).toMatch(/Beendet · gegen den Ab-Bott.*Um 19 verloren$/);
});

test('one that can only be looked at is no turn of mine, and says why', () => {
  const closed = { kind: 'outdated', key: 'record-no-state', values: { rules: 'pilgrim-2' } } as const;
  const words = said({ status: 'running', closed, mine: false, to_act: [] });
  expect(words).toMatch(/Round 26.*Closed$/);
  expect(said({ status: 'running', closed: null, seat: null, to_act: [0, 1] })).not.toContain('Closed');
});

test('a scenario without a rival is won or lost', () => {
  expect(said({ lead: null, outcome: { kind: 'solo', won: true } })).toMatch(/Finished.*won$/);
});

test('among players there are points and a place', () => {
  expect(
    said({ players: 3, points: [41, 50, 12], ranks: [2, 1, 3], lead: null, outcome: { kind: 'ranks', won: null } }),
  ).toMatch(/Finished · 41 points.*2nd of 3$/);
});

test('before the first round a table is set up', () => {
  expect(said({ status: 'running', round: 0, mine: true })).toMatch(/Set-up.*Your turn$/);
  expect(said({ status: 'running', round: 3, mine: true })).toMatch(/Round 3.*Your turn$/);
});

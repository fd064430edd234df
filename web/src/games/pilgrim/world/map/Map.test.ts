// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import board from '../../../../../tests/fixtures/pilgrim-board.json';
import construct from '../../../../../tests/fixtures/pilgrim-construct.json';
import late from '../../../../../tests/fixtures/pilgrim-late.json';
import roads from '../../../../../tests/fixtures/pilgrim-roads.json';
import shrine from '../../../../../tests/fixtures/pilgrim-shrine.json';
import solo from '../../../../../tests/fixtures/pilgrim-solo.json';
import start from '../../../../../tests/fixtures/pilgrim-start.json';
import { Catalogue } from '$lib/catalogue';
import { Choice } from '$lib/choice.svelte';
import type { TableContext } from '$lib/context';
import type { Decision } from '$lib/messages';
import { refusals } from '$lib/table/refusals.svelte';
import { Texts } from '$lib/texts.svelte';
import { targetsOf } from '../../targets';
import { hexesToLay, lastTile } from '../../testing';
import type { PilgrimView } from '../../view';
import Map from './Map.svelte';

const shared = vi.hoisted(() => ({ table: null as unknown }));
vi.mock('$lib/context', () => ({ getTable: () => shared.table }));

const HOME = '../src/scriptorium';
const FILES = [
  'texts/{}.ftl',
  'games/pilgrim/texts/{}.ftl',
  'games/pilgrim/texts/board.{}.ftl',
  'games/pilgrim/texts/world.{}.ftl',
];
const source = (lang: string): string =>
  FILES.map((file) => readFileSync(`${HOME}/${file.replace('{}', lang)}`, 'utf-8')).join('\n');

const HEX = hexesToLay(roads)[0]!;
let shown: Record<string, unknown> | null = null;

/** Takes the map away. What it listens to would hear the next one's keys. */
async function close(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}

function open(fixture: { view: unknown; decision: unknown; log: unknown }, lang = 'en', confirm = false) {
  const sent: string[] = [];
  const view = fixture.view as PilgrimView;
  const decision = fixture.decision as Decision;
  const choice = new Choice({ decision: () => decision, act: (text) => sent.push(text), confirm: () => confirm });
  choice.concerns = (option) => targetsOf(option, view);
  const texts = new Texts('pilgrim', new Catalogue(lang, source(lang)));
  texts.seats = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, view.players);
  const live = { view, board, decision, log: fixture.log };
  shared.table = { live, choice, texts, settings: { confirm } } as unknown as TableContext;
  shown = mount(Map, { target: document.body });
  flushSync();
  return { choice, sent };
}

afterEach(close);

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const cell = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-cell="${id}"]`)!;
const key = (on: HTMLElement, name: string): void => {
  on.focus();
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};

test.each(['en', 'de'])('every hex and the city is a button with a name in %s, and Tab leads to one', async (lang) => {
  for (const fixture of [start, roads, construct, late, solo]) {
    open(fixture, lang);
    expect(all('[data-cell]')).toHaveLength(85);
    expect(all('[data-cell][tabindex="0"]')).toHaveLength(1);
    const words = all('[aria-label]').map((one) => one.getAttribute('aria-label')!);
    expect(words.filter((name) => !name || /map-|help-|building-|tile-|hex-/.test(name))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/map-[a-z]|help-[a-z]/);
    await close();
  }
});

test('the hexes that options are about are gold, and so are buildings', () => {
  const { choice } = open(construct);
  const hexes = new Set(
    choice.decision!.options.flatMap((option) => choice.concerns(option).filter((one) => /^(hex|building):/.test(one))),
  );
  for (const one of all('[data-cell]')) {
    const about = one.getAttribute('data-target')!.split(' ');
    const legal = about.some((target) => hexes.has(target));
    expect(one.getAttribute('data-state') === 'legal').toBe(legal);
  }
});

test('with the keyboard: take a hex, turn its tile, leave it to the main button', () => {
  const { choice, sent } = open(roads);
  key(cell(HEX), 'Enter');
  const first = choice.ready!.text;
  expect(first).toMatch(new RegExp(`^lay ${HEX}`));
  expect(cell(HEX).getAttribute('data-state')).toBe('chosen');
  key(cell(HEX), 'ArrowRight');
  const second = choice.ready!.text;
  expect(second).not.toBe(first);
  expect(document.querySelector('[data-ghost]')?.getAttribute('data-ghost')).toBe(second);
  key(cell(HEX), 'r');
  expect(choice.ready!.text).not.toBe(second);
  key(cell(HEX), 'Escape');
  expect(choice.picked).toEqual([]);
  key(cell(HEX), ' ');
  expect(choice.ready!.text).toBe(first);
  key(cell(HEX), ' ');
  expect(choice.ready!.text).not.toBe(first);
  expect(sent).toEqual([]);
});

test('Enter belongs to the main button as soon as there is one, the space bar to the hex', () => {
  const { choice } = open(shrine);
  document.body.insertAdjacentHTML('beforeend', '<button data-action="main"></button>');
  const heard: string[] = [];
  const listen = (event: KeyboardEvent): number => heard.push(event.key);
  addEventListener('keydown', listen);
  key(cell(lastTile(shrine)), 'Enter');
  expect([choice.picked, heard]).toEqual([[], ['Enter']]);
  key(cell(lastTile(shrine)), ' ');
  removeEventListener('keydown', listen);
  expect([choice.ready?.text, heard]).toEqual(['demolish', ['Enter']]);
});

test('Tab leads to a hex that answers, arrows from there to every other', () => {
  open(roads);
  const stop = document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')!;
  expect(stop.dataset.state).toBe('legal');
  const reached = new Set([stop.dataset.cell]);
  for (const id of reached) {
    for (const name of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      key(cell(id!), name);
      reached.add((document.activeElement as HTMLElement).dataset.cell);
    }
  }
  expect(reached.size).toBe(85);
});

test.each(['en', 'de'])('every hex where nothing can be laid says why, in %s: focused or clicked', (lang) => {
  const { choice, sent } = open(roads, lang);
  const { outlook } = roads.view as unknown as PilgrimView;
  const words = (shared.table as TableContext).texts;
  const closed = all('[data-cell]').filter((one) => one.getAttribute('data-state') === 'refused') as HTMLElement[];
  expect(closed.length).toBe(85 - all('[data-cell][data-state="legal"]').length);
  for (const one of closed.filter(({ dataset }) => dataset.cell !== 'city')) {
    const why = words.reason(outlook.barred![one.dataset.cell!]!);
    expect(one.getAttribute('aria-label')).toContain(why);
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(refusals.shown?.content.title).toBe(why);
  }
  expect([choice.picked, sent]).toEqual([[], []]);
});

test('the Ab-Bott is followed by its numbers until the next turn begins', async () => {
  const entry = (...events: object[]): object => ({
    k: 1,
    seat: 0,
    round: 1,
    auto: false,
    undo: null,
    events,
    spoken: {},
  });
  const did = (event: string, seat: number, values: object): object => ({ event, seat, values });
  const its = [
    did('lifted', 1, { space: 'e' }),
    did('counter', 1, { counter: 'construct' }),
    did('laid', 1, { hex: 'h8' }),
    did('shrine', 1, { hex: 'i8' }),
  ];
  open({ ...solo, log: [entry(...its)] });
  expect(all('[data-mark]').map((one) => one.textContent?.trim())).toEqual(['3', '4']);
  expect(cell('h8').getAttribute('aria-label')).toContain('Step 3 of the Ab-Bott’s turn was done here');
  await close();
  open({ ...solo, log: [entry(...its, did('lifted', 0, { space: 'n' }))] });
  expect(all('[data-mark]')).toEqual([]);
});

test('a second click turns the tile and never lays it', async () => {
  for (const confirm of [false, true]) {
    const { choice, sent } = open(roads, 'en', confirm);
    const click = (): boolean => cell(HEX).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    click();
    const first = choice.ready!.text;
    click();
    await Promise.resolve();
    expect(choice.ready!.text).not.toBe(first);
    expect(sent).toEqual([]);
    await close();
  }
});

test('the tile that would be demolished fades', () => {
  const { choice } = open(shrine);
  cell(lastTile(shrine)).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  expect(choice.ready?.text).toBe('demolish');
  expect(all('.leaving').length).toBeGreaterThan(0);
});

test('what travels has a name: tiles, acolytes, buildings, the ship', () => {
  open(late);
  const pieces = all('[data-piece]').map((one) => one.getAttribute('data-piece')!.split(':')[0]);
  expect([...new Set(pieces)].sort()).toEqual(['acolyte', 'building', 'ship', 'tile']);
});

test('the gates of the Ab-Bott are numbered', () => {
  open(solo);
  expect(
    all('.number')
      .map((one) => one.textContent)
      .sort(),
  ).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('roads are also told in words', () => {
  open(late);
  const routes = (late.view as unknown as PilgrimView).seats.reduce((sum, { routes }) => sum + routes.length, 0);
  expect(all('.unseen li')).toHaveLength(routes);
});

import { describe, expect, it } from 'vitest';
import { Catalogue } from '$lib/catalogue';
import type { Option } from '$lib/messages';
import { Texts } from '$lib/texts.svelte';
import type { OrleansBoard, OrleansView, Player } from '../../view';
import { panesOf, paneOf } from '../../world/panes';
import type { ScenarioParts } from '..';
import { completing } from '../objectives/objectives';
import { conditionsOf, duelTargets, inDanger, needsOf, stepsTo, usesOf } from './duel';

const option = (label: string, args: Record<string, string>): Option => ({
  text: `${label} ${Object.values(args).join(' ')}`,
  label,
  args,
  targets: [],
});
const NOTHING = (): void => undefined;
const place = 'bourgeois_house';
const WINE = option('act-house-good', { place, good: 'wine' });
const COINS = option('act-house-coins', { place, coins: '5' });
const TOURS = option('act-move', { place, town: 'tours' });
const board = {
  phases: ['planning', 'event'],
  ways: [
    { id: 'c1', a: 'chinon', b: 'tours', type: 'road' },
    { id: 'c2', a: 'tours', b: 'blois', type: 'waterway' },
    { id: 'c3', a: 'orleans', b: 'blois', type: 'road' },
  ],
} as unknown as OrleansBoard;

describe('the Bourgeois House', () => {
  it('is asked for its uses, each once', () => {
    expect(usesOf([TOURS, WINE, COINS]).map(({ id, options }) => [id, options.length])).toEqual([
      ['good', 1],
      ['move', 1],
      ['coins', 1],
    ]);
    expect(usesOf([WINE, option('act', { place: 'castle' })])).toEqual([]);
  });

  it('can be used by picking one of them', () => {
    expect([WINE, TOURS, COINS].map((one) => duelTargets(one))).toEqual([['use:good'], ['use:move'], ['use:coins']]);
    expect(duelTargets(option('act-move', { place: 'ship', town: 'tours' }))).toEqual([]);
  });
});

describe('the objectives of both', () => {
  const texts = new Texts(
    'orleans',
    new Catalogue(
      'en',
      `
good-wool = wool
good-brocade = brocade
half-stations = stations
half-inland = inland
half-any_of = { $which }
half-at-least = at least { $count } { $good }
half-merchant = { $steps } steps
asks-merchant = in { $town }
`,
    ),
  );
  const said = (asks: object, placed = true) =>
    conditionsOf(texts, asks, { merchant: 'chinon' } as Player, board, placed).map(
      ({ met, words, count }) => `${met ? 'x' : '-'} ${words}${count ? ` ${count[1]}/${count[0]}` : ''}`,
    );

  it('say what is missing, with the way that is left to go', () => {
    expect(said({ stations: [3, 2], inland: [1, 1] })).toEqual(['- stations 2/3', 'x inland']);
    const lady = { merchant: ['orleans', false], any_of: [['wool', 'brocade'], 3, 3], goods: { brocade: [1, 0] } };
    expect(said(lady)).toEqual(['x wool/brocade 3/3', '- at least 1 brocade', '- 3 steps']);
    expect(said({ merchant: ['orleans', true] }, false)).toEqual(['- in orleans']);
  });

  it('count what is needed', () => {
    expect(needsOf({ merchant: ['orleans', false], any_of: [['wool'], 3, 1], goods: { brocade: [1, 0] } })).toEqual({
      town: 'orleans',
      any_of: 3,
      brocade: 1,
    });
    expect(needsOf({ stations: [3, 0], inland: [1, 0] })).toEqual({ stations: 3, inland: 1 });
  });

  it('know how far towns are from each other', () => {
    expect(['chinon', 'tours', 'orleans', 'nowhere'].map((town) => stepsTo(board.ways, 'chinon', town))).toEqual([
      0,
      1,
      3,
      Infinity,
    ]);
  });

  it('are completed in whatever way they are paid', () => {
    const lady = option('complete-with', { objective: 'clothe_your_lady', good: 'brocade', count: '2' });
    expect(completing([COINS, lady])).toEqual([lady]);
  });
});

describe('an event that cannot be paid', () => {
  const view = (phase: string, done: number[]) =>
    ({ over: false, phase, own: { objectives: [{ done }] } }) as unknown as OrleansView;
  const player = (toll: object) => ({ seat: 1, toll }) as unknown as Player;

  it('is a danger until it has struck, unless all objectives are complete', () => {
    expect(inDanger(view('planning', []), board, player({ value: 7, have: 6 }))).toBe(true);
    expect(inDanger(view('planning', []), board, player({ value: 7, have: 7 }))).toBe(false);
    expect(inDanger(view('planning', []), board, player({ food: 2, have: 1, coins_each: 5, coins: 5 }))).toBe(false);
    expect(inDanger(view('event', []), board, player({ goods: 1, have: 0 }))).toBe(false);
    expect(inDanger(view('planning', [1]), board, player({ goods: 1, have: 0 }))).toBe(false);
  });
});

it('has a pane of its own for the objectives, and the tracks with players and deeds', () => {
  const panes = panesOf({ Goals: NOTHING, SmallTracks: NOTHING } as unknown as ScenarioParts);
  expect(['goals', 'tracks', 'deeds', 'board'].map((part) => paneOf(part as 'goals', panes))).toEqual([
    'own',
    'side',
    'side',
    null,
  ]);
});

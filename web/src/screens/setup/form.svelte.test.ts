import { describe, expect, it } from 'vitest';
import type { GameFacts, OptionFacts } from '$lib/messages';
import { TableForm } from './form.svelte';
import { waysOf } from './ways';

const option = (name: string, more: Partial<OptionFacts> = {}): OptionFacts => ({
  name,
  default: 1,
  choices: [],
  minimum: 1,
  maximum: 3,
  editions: [],
  scenarios: [],
  players: null,
  seats: false,
  ...more,
});

/** A game of which only the server knows anything. */
const game: GameFacts = {
  name: 'chess',
  players: [1, 4],
  editions: ['2022', '2001'],
  bots: ['easy', 'fair', 'good'],
  characters: { trader: 'good' },
  guide: 0,
  rule_prefix: 'X',
  scenarios: [
    { name: 'base', players: [1, 4] },
    { name: 'campaign', players: [1, 1] },
    { name: 'duel', players: [2, 2] },
  ],
  options: [
    option('always'),
    option('level', { players: [1, 1], scenarios: ['base'] }),
    option('coins', { editions: ['2001'] }),
    option('start', { default: 'random', choices: ['random', '1', '2', '3', '4'], players: [2, 4], seats: true }),
    option('length', { default: '3', choices: ['3', '6'] }),
    option('handicap_1', { players: [2, 4] }),
    option('handicap_2', { players: [2, 4] }),
    option('handicap_3', { players: [3, 4] }),
  ],
};
const names = (form: TableForm): string[] => form.offered.map(({ name }) => name);

describe('a table being set up', () => {
  it('follows a way to play, and knows which one it has come to', () => {
    const form = new TableForm(game, { way: 'campaign' });
    expect([form.players, form.scenario, form.way?.id]).toEqual([1, 'campaign', 'campaign']);
    form.take(1, 'bot');
    expect([form.scenario, form.way?.id]).toEqual(['base', 'base-others']);
    form.follow(form.ways.find(({ id }) => id === 'base-alone')!);
    expect([form.players, form.way?.id]).toEqual([1, 'base-alone']);
  });

  it('seats as many as a scenario takes', () => {
    const form = new TableForm(game);
    form.follow(form.ways.find(({ id }) => id === 'duel')!);
    expect([form.players, form.scenario]).toEqual([2, 'duel']);
    form.take(2, 'open');
    expect([form.players, form.scenario, form.scenarios]).toEqual([3, 'base', ['base']]);
  });

  it('lets the seats behind move up', () => {
    const form = new TableForm(game);
    form.take(2, 'open');
    form.clear(1);
    expect(form.seats.map(({ kind }) => kind)).toEqual(['me', 'open']);
  });

  it('asks for what means something to so many, in this edition and scenario', () => {
    const form = new TableForm(game);
    expect(names(form)).toEqual(['always', 'start', 'length', 'handicap_1', 'handicap_2', 'handicap_3']);
    form.clear(2);
    expect(names(form)).toEqual(['always', 'start', 'length', 'handicap_1', 'handicap_2']);
    form.clear(1);
    form.edition = '2001';
    expect(names(form)).toEqual(['always', 'level', 'coins', 'length']);
    form.scenario = 'campaign';
    expect(Object.keys(form.request().options!)).toEqual(['always', 'coins', 'length']);
  });

  it('takes numbers for seats only where they are', () => {
    const form = new TableForm(game);
    form.options.start = '3';
    form.clear(2);
    const choices = Object.fromEntries(form.offered.map((one) => [one.name, one.choices]));
    expect([choices.start, choices.length]).toEqual([
      ['random', '1', '2'],
      ['3', '6'],
    ]);
    expect(form.options.start).toBe('random');
  });
});

describe('the ways to play', () => {
  const ids = (...players: [number, number][]): string[] =>
    waysOf({ ...game, scenarios: players.map((range, i) => ({ name: `s${i}`, players: range })) }).map(({ id }) => id);

  it('are every scenario, alone and with others', () => {
    expect(ids([1, 4], [1, 1])).toEqual(['s0-alone', 's0-others', 's1']);
    expect(ids([2, 5], [1, 1], [2, 2])).toEqual(['s0', 's1', 's2']);
    expect(ids([1, 4])).toEqual(['s0-alone', 's0-others']);
  });

  it('need not be chosen where there is one', () => {
    expect(ids([2, 5])).toEqual([]);
  });
});

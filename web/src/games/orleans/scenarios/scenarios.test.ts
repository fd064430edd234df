import { describe, expect, it } from 'vitest';
import { Choice } from '$lib/choice.svelte';
import type { Decision, Option } from '$lib/messages';
import { NO_PARTS, partsOf } from '.';
import type { OrleansBoard, OrleansView } from '../view';
import { concern, paneOf, panesOf, tabsOf } from '../world/panes';
import { pips } from '../world/hourglass';
import { citizenTargets, onBoard } from './dignitary/dignitary';
import { runs } from './invasion/events';
import { later } from './invasion/later';
import { tradeTargets } from './invasion/trade';
import { goodsOf, isPressing, limitOf, rowsOf, townOf, type Asks } from './objectives/objectives';

const option = (label: string, args: Record<string, string>): Option => ({
  text: JSON.stringify(args),
  label,
  args,
  targets: Object.entries(args).map(([role, id]) => `${role}:${id}`),
});
const choose = (kind: string, options: Option[]): Choice =>
  new Choice({
    decision: () => ({ seat: 0, kind, values: {}, options, refused: [] }) as Decision,
    act: () => undefined,
    confirm: () => true,
  });
const board = {
  tracks: { knights: { kind: 'knight', spaces: [{}, { draws: 5 }, { citizen: true }] } },
  hour_glass: [
    { letter: 'one', count: 1 },
    { letter: 'one', count: 1 },
    { letter: 'one', count: 1 },
  ],
  own: {},
} as unknown as OrleansBoard;

describe('the parts of a scenario', () => {
  it('are found by its name, and missing ones are no harm', async () => {
    expect(partsOf('base')).toBeNull();
    expect(partsOf('no-such')).toBeNull();
    const parts = (await partsOf('dignitary'))!;
    expect(Object.keys(parts.decisions!)).toContain('place-citizen');
    expect(parts.Goals).toBeTruthy();
  });

  it('put the goals beside my board, and leave out players where there are none', async () => {
    const parts = (await partsOf('dignitary'))!;
    expect(tabsOf(parts, 1).map(({ id }) => id)).toEqual(['board', 'goals', 'map', 'tracks', 'deeds', 'log']);
    expect(tabsOf(NO_PARTS, 3).map(({ id }) => id)).toEqual(['board', 'map', 'tracks', 'deeds', 'players', 'log']);
    expect(paneOf('deeds', panesOf(parts))).toBe('goals');
    expect(paneOf('deeds', panesOf(NO_PARTS))).toBe('side');
    expect(paneOf('board', panesOf(parts))).toBeNull();
  });

  it('say which part of the table their questions are about', async () => {
    const parts = (await partsOf('dignitary'))!;
    const knights = option('citizen-track', { track: 'knights' });
    const deed = option('citizen-deed', { deed: 'astronomy' });
    expect(concern(choose('place-citizen', [knights, deed]), parts)).toBe('tracks');
    expect(concern(choose('place-citizen', [deed]), parts)).toBe('deeds');
    expect(concern(choose('place-citizen', [knights, deed]), NO_PARTS)).toBe('board');
  });
});

describe('The Dignitary', () => {
  it('lays citizens on the spaces that the options mean', () => {
    expect(citizenTargets(option('citizen-development', { space: '18' }), board)).toEqual([
      'track-space:development:18',
    ]);
    expect(citizenTargets(option('citizen-track', { track: 'knights' }), board)).toEqual(['track-space:knights:2']);
    expect(citizenTargets(option('citizen-deed', { deed: 'astronomy' }), board)).toEqual([]);
  });

  it('counts the citizens that lie on the board', () => {
    const deeds = { a: { citizen: true }, b: { citizen: false } };
    const citizens = { development: [3, 18], boatmen: [], knights: [4] };
    expect(onBoard({ deeds, citizens } as unknown as OrleansView)).toBe(4);
  });

  it('knows the events of the rounds to come', () => {
    const tile = (id: string) => ({ id, letter: 'one' });
    const view = {
      round: 2,
      over: false,
      events_seen: [tile('conference'), tile('strike')],
      events_left: [{ tiles: [tile('dues')] }],
    } as unknown as OrleansView;
    expect(pips(view, board).map(({ state, event }) => [state, event?.id])).toEqual([
      ['past', 'conference'],
      ['now', 'strike'],
      ['coming', 'dues'],
    ]);
  });
});

describe('the place tiles of Invasion', () => {
  it('have parts for the base game too', async () => {
    const parts = (await partsOf('invasion'))!;
    expect(Object.keys(parts.decisions!)).toEqual(['copy', 'transactions', 'buy-wine', 'return-technology']);
    expect(parts.Goals).toBeUndefined();
  });

  it('tell buying from selling, and join the Tavern with the Guildhall', () => {
    expect(tradeTargets(option('buy', { good: 'wine' }))).toEqual(['buy:wine']);
    expect(tradeTargets(option('sell', { good: 'wine' }))).toEqual(['sell:wine']);
    expect(tradeTargets(option('act-joint', { place: 'guildhall', with: 'tavern' }))).toEqual(['place:tavern']);
    expect(tradeTargets(option('act', { place: 'ship' }))).toEqual([]);
  });

  it('call being done "not now" where nothing has to be done', () => {
    const { decision } = choose('buy-wine', [option('buy', { good: 'wine' }), option('done', {})]);
    expect(later(decision).map(({ label, text }) => [label, text])).toEqual([['not-now', '{}']]);
  });
});

describe('the events of all rounds', () => {
  const event = (id: string, strength = 1) => ({ id, kind: 'feed', strength, about: {}, harmful: true });
  const feasts = {
    phases: ['planning', 'event'],
    own: { events: [event('feeding'), event('feeding'), event('feeding'), event('great_feast', 2)] },
  } as unknown as OrleansBoard;
  const at = (round: number, phase: string) =>
    ({
      round,
      phase,
      seat: 0,
      seats: [{ toll: { food: 1, have: 0 } }],
      own: { coming: [{ round: 4, toll: { food: 2, have: 0 } }] },
    }) as unknown as OrleansView;

  it('are told once where they are alike, with what they cost', () => {
    expect(
      runs(at(2, 'planning'), feasts).map(({ id, first, last, when, toll }) => [id, first, last, when, toll?.food]),
    )
      // prettier-ignore
      .toEqual([
        ['feeding', 1, 3, 'now', 1],
        ['great_feast', 4, 4, 'coming', 2],
      ]);
  });

  it('cost nothing any more once they have struck', () => {
    const [now] = runs(at(2, 'event'), feasts);
    expect(now!.toll).toBeUndefined();
    expect(runs(at(4, 'planning'), feasts).map(({ when }) => when)).toEqual(['past', 'now']);
  });
});

describe('scenarios with objectives', () => {
  const objective = (id: string, asks: Asks, done: number[] = [], open: number[] = [0]) => ({
    id,
    done,
    open,
    asks: [asks],
  });
  const view = (round: number) =>
    ({
      round,
      seat: 0,
      own: {
        objectives: [
          objective('hire_builder', { coins: [10, 7], before_round: 9 }),
          objective('building_company', { station: ['loches', true] }, [0], []),
          objective('set', { merchant: ['chartres', false], goods: { wool: [2, 1], grain: [1, 4] } }, [], []),
        ],
      },
    }) as unknown as OrleansView;

  it('say of each objective how far it is', () => {
    const [builder, company, set] = rowsOf(view(7));
    expect([builder!.count, builder!.rounds, builder!.open]).toEqual([[10, 7], 2, true]);
    expect([company!.done, company!.count, townOf(company!.asks)]).toEqual([true, null, 'loches']);
    expect([set!.number, set!.open, townOf(set!.asks)]).toEqual([3, false, 'chartres']);
  });

  it('press when the end of an objective is near', () => {
    expect([3, 6, 8, 9].map((round) => isPressing(rowsOf(view(round))[0]!))).toEqual([false, true, true, true]);
    expect(isPressing(rowsOf(view(8))[1]!)).toBe(false);
  });

  it('draw goods one by one, as many as are needed', () => {
    expect(goodsOf(rowsOf(view(1))[2]!.asks).map(({ good, there }) => `${good} ${there}`)).toEqual([
      'wool true',
      'wool false',
      'grain true',
    ]);
  });

  it('know their step of difficulty', () => {
    const step = (own: object) => limitOf({ own } as unknown as OrleansBoard);
    expect(step({ one_a_round: false, in_order: false })).toBe('');
    expect(step({ one_a_round: true, in_order: false })).toBe('one');
    expect(step({ one_a_round: true, in_order: true })).toBe('in-order');
  });

  it('ask about their objectives in the list of them', async () => {
    for (const name of ['vierzon', 'salesman']) {
      const parts = (await partsOf(name))!;
      expect(concern(choose('claim', [option('complete', { objective: 'fortress' })]), parts)).toBe('goals');
      expect(tabsOf(parts, 1).map(({ id }) => id)).toContain('goals');
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Decision, Option, Proposal } from '$lib/messages';
import type { OrleansBoard, OrleansView, Player } from '../../view';
import { panesOf, tabsOf } from '../../world/panes';
import { parts } from '.';
import { byDestination, narrowed } from './branches';
import { cityTargets, heldOf, isComplete, isFulfilled, slotsOf, sum, towersOf } from './city';
import { boxesOf, countOf, isCoins, less, more, ownedOf, paidIn, thingsOf, withoutStep } from './team/steppers';
import { Talk } from './team/talk.svelte';

const option = (text: string, label: string, args: Record<string, string> = {}): Option => ({
  text,
  label,
  args,
  targets: Object.entries(args).map(([role, id]) => `${role}:${id}`),
  refused: null,
  takes_back: false,
});
const tile = (seat: number, place: string): Option =>
  option(`team tile ${seat + 1} ${place}`, 'team-tile', { seat: String(seat), place });
const pays = (seat: number, coins: number): Option =>
  option(`pays ${seat + 1} ${coins}`, 'team-pay', { seat: String(seat), coins: String(coins) });
const back = (seat: number): Option => option(`back ${seat + 1}`, 'team-back', { seat: String(seat) });
const grant = (gift: string, seat: number): Option =>
  option(`grant ${gift} ${seat + 1}`, `grant-${gift}`, { seat: String(seat) });
const COINS = option('team coins', 'team-coins');

const asks = (kind: string, options: Option[], values = {}): Decision =>
  ({ seat: 0, kind, values, options, refused: [] }) as Decision;
const proposal = (steps: Option[], next: Decision | null = null): Proposal =>
  ({ seat: 1, id: 'x', steps, next, agreed: [] }) as Proposal;

const player = (seat: number, coins: number, tiles: string[] = []): Player =>
  ({
    seat,
    coins,
    tiles,
    development: 2,
    places: { ship: ['technology', 'monk', null] },
    bag: { monk: 1 },
    market: {},
    tower: {},
    tracks: { farmers: 2 },
  }) as unknown as Player;
const VIEW = {
  players: 3,
  seats: [player(0, 9), player(1, 6, ['winery']), player(2, 13)],
  own: { towers: [['tours'], [], [], ['briare']] },
} as unknown as OrleansView;
const ARSON = asks('give-tiles', [tile(1, 'winery'), COINS], { left: 2, coins: 6 });

describe('steppers of a team decision', () => {
  it('count what is asked for', () => {
    expect(thingsOf(ARSON, [])).toEqual(['tile', 'coins']);
    expect(thingsOf(asks('give-tiles', [COINS]), [])).toEqual(['technology', 'coins']);
    expect(thingsOf(asks('give-up', []), [])).toEqual(['back', 'monk']);
    expect(thingsOf(asks('share', []), [])).toEqual(['development', 'good', 'coin']);
    expect(thingsOf(asks('take-off', []), [])).toEqual([]);
    const [, second] = VIEW.seats;
    expect(ownedOf('tile', second!)).toBe(1);
    expect(ownedOf('technology', second!)).toBe(1);
    expect(ownedOf('monk', second!)).toBe(2);
    expect(ownedOf('coin', second!)).toBeNull();
  });

  it('make steps of tiles and of coins in their place', () => {
    expect(more('tile', 1, ARSON, null, VIEW)).toEqual(['team tile 2 winery']);
    expect(more('tile', 0, ARSON, null, VIEW)).toBeNull(); // has none
    const steps = [tile(1, 'winery')];
    expect(more('coins', 2, ARSON, proposal(steps), VIEW)).toEqual(['team tile 2 winery', 'team coins', 'pays 3 1']);
    const paid = [...steps, COINS, pays(0, 2), pays(2, 3)];
    expect(more('coins', 2, ARSON, proposal(paid), VIEW)).toEqual([
      'team tile 2 winery',
      'team coins',
      'pays 1 2',
      'pays 3 4',
    ]);
    const all = [...steps, COINS, pays(0, 2), pays(2, 4)];
    expect(more('coins', 2, ARSON, proposal(all), VIEW)).toBeNull();
    expect(countOf('coins', all, 2)).toBe(4);
    expect(less('coins', 0, ARSON, all, VIEW)).toEqual(['team tile 2 winery', 'team coins', 'pays 1 1', 'pays 3 4']);
    expect(less('tile', 1, ARSON, all, VIEW)).toEqual(['team coins', 'pays 1 2', 'pays 3 4']);
    expect(less('tile', 0, ARSON, all, VIEW)).toBeNull();
  });

  it('pay a sum alone', () => {
    const asked = asks('team-pays', [pays(0, 1)], { coins: 3 });
    expect(more('coins', 0, asked, null, VIEW)).toEqual(['pays 1 1']);
    expect(more('coins', 1, asked, proposal([pays(0, 2)]), VIEW)).toEqual(['pays 1 2', 'pays 2 1']);
    expect(more('coins', 1, asked, proposal([pays(0, 3)]), VIEW)).toBeNull();
  });

  it('go on from what would be asked next, and take one back', () => {
    const asked = asks('give-up', [back(0), back(1)], { left: 6 });
    const shown = proposal([back(0), back(1)], asks('give-up', [back(1)]));
    expect(more('back', 1, asked, shown, VIEW)).toEqual(['back 1', 'back 2', 'back 2']);
    expect(more('back', 0, asked, shown, VIEW)).toBeNull(); // not offered any more
    expect(less('back', 0, asked, shown.steps, VIEW)).toEqual(['back 2']);
  });

  it('share anew what comes after a gift taken back', () => {
    const steps = [grant('development', 0), grant('development', 1), grant('good', 2), grant('coin', 0)];
    expect(less('development', 0, asks('share', []), steps, VIEW)).toEqual(['grant development 2']);
    expect(less('coin', 0, asks('share', []), steps, VIEW)).toHaveLength(3);
  });

  it('show tiles and coins as boxes', () => {
    const boxes = boxesOf([tile(1, 'winery'), COINS, pays(0, 2), pays(2, 4)]);
    expect(boxes.map(isCoins)).toEqual([false, true]);
    expect(boxes.map(paidIn)).toEqual([0, 6]);
    expect(boxesOf([back(0)])).toEqual([]);
    expect(boxesOf([back(0)], true)).toHaveLength(1);
    const steps = [tile(1, 'winery'), COINS, pays(0, 6), COINS, pays(2, 6)];
    expect(withoutStep(steps, 1)).toEqual(['team tile 2 winery', 'team coins', 'pays 3 6']);
    expect(withoutStep(steps, 0)).toHaveLength(4);
    expect(withoutStep(steps, 2)).toEqual(['team tile 2 winery', 'team coins']);
  });
});

describe('what a team talks about', () => {
  const live = (mine: number | null, proposals: Proposal[]) =>
    ({ team: { asked: ARSON, proposals }, mine, propose: async () => true, agree: async () => true }) as never;

  it('is mine to answer where I speak, or make a proposal of my own', () => {
    const speaker = new Talk(live(0, []));
    expect([speaker.making, speaker.answering]).toEqual([true, true]);
    expect(speaker.decision?.options).toHaveLength(2);
    const other = new Talk(live(2, []));
    expect(other.answering).toBe(false);
    other.make();
    expect(other.making).toBe(true);
    other.done();
    expect(other.answering).toBe(false);
    expect(new Talk(live(null, [])).answering).toBe(false);
  });

  it("is somebody else's proposal until I make another", () => {
    const theirs = proposal([tile(1, 'winery')]);
    const talk = new Talk(live(0, [theirs]));
    expect(talk.shown).toBe(theirs);
    expect(talk.making).toBe(false);
    expect(talk.decision?.options).toEqual([]); // only to be confirmed
    talk.make();
    expect(talk.shown).toBeNull();
    expect(talk.decision?.options).toHaveLength(2);
    talk.look(1);
    expect(talk.shown).toBe(theirs);
    talk.forget();
    expect(talk.shown).toBe(theirs);
  });
});

describe('the City', () => {
  it('counts what is there', () => {
    expect(slotsOf(['wool', 'wool', 'brocade'], { wool: 1, brocade: 1 })).toEqual([
      ['wool', true],
      ['wool', false],
      ['brocade', false],
    ]);
    expect(isComplete({ followers: {}, goods: {}, coins: 0, technology: 0 })).toBe(true);
    expect(isComplete({ followers: { monk: 1 }, goods: {}, coins: 0, technology: 0 })).toBe(false);
    expect(
      sum([
        [1, 2],
        [3, 5],
      ]),
    ).toEqual([4, 7]);
    expect(towersOf(VIEW)).toEqual(['tours', 'briare']);
    const character = { id: 'mayor', conditions: { coins: true, own_citizens: false }, progress: {} };
    expect(heldOf(character)).toEqual([1, 2]);
    expect(isFulfilled(character)).toBe(false);
    expect(isFulfilled({ id: null, conditions: {}, progress: {} })).toBe(false);
  });

  it('asks where things go, the City first', () => {
    const options = [
      option('deliver wine warehouse', 'deliver-city', { good: 'wine', aim: 'warehouse' }),
      option('deliver wine 2', 'deliver', { good: 'wine', seat: '1' }),
    ];
    expect(byDestination(options).map(({ role, id }) => `${role}:${id}`)).toEqual(['aim:warehouse', 'seat:1']);
    expect(narrowed(options, ['good', 'to'])).toHaveLength(2);
    expect(narrowed(options.slice(1), ['good', 'to'])[0]!.role).toBe('');
  });

  it('points at what an option is about', () => {
    const board = { ways: [{ id: 'w', a: 'tours', b: 'blois', type: 'road' }] } as unknown as OrleansBoard;
    const [me] = VIEW.seats;
    const targets = (label: string, args: Record<string, string>) => cityTargets(option('', label, args), board, me!);
    expect(targets('take-off', { good: 'grain', town: 'tours', here: 'blois' })).toEqual(['lying:w:grain']);
    expect(targets('take-off-water', { good: 'grain', town: 'tours', here: 'blois' })).toEqual([]);
    expect(targets('train', { track: 'farmers' })).toEqual(['track-space:farmers:3']);
    expect(targets('give-back-place', { kind: 'monk', seat: '0', place: 'ship' })).toEqual(['space:ship:1']);
    expect(targets('give-back-market', { kind: 'monk', seat: '1' })).toEqual([]);
    expect(targets('host', { kind: 'monk', seat: '1' })).toContain('tile:monk');
  });

  it('has its goals left of the map, its team beside the tracks, and no deeds', () => {
    expect(panesOf(parts).map(({ tabs }) => tabs)).toEqual([['map'], ['goals'], ['players', 'deeds', 'tracks']]);
    const tabs = tabsOf(parts, 3, false);
    expect(tabs.map(({ id }) => id)).toEqual(['board', 'goals', 'map', 'tracks', 'players', 'log']);
  });
});

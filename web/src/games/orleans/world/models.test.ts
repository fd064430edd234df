import { describe, expect, it } from 'vitest';
import facts from '../../../../tests/fixtures/board.json';
import planning from '../../../../tests/fixtures/mid-plan.json';
import ship from '../../../../tests/fixtures/ship.json';
import start from '../../../../tests/fixtures/start.json';
import end from '../../../../tests/fixtures/end.json';
import wait from '../../../../tests/fixtures/wait.json';
import send from '../../../../tests/fixtures/mid-send.json';
import { Choice } from '$lib/choice.svelte';
import type { Decision } from '$lib/messages';
import { total, type OrleansBoard, type OrleansView } from '../view';
import { deedSlots } from './deeds';
import { followersOf } from './followers';
import { phaseNumber, pips } from './hourglass';
import { concern } from './panes';
import { reachOf } from './reach';
import { seatState } from './seats';
import { developmentSpaces, nextReward, trackSpaces } from './spaces';

const board = facts as unknown as OrleansBoard;
const view = (fixture: { view: unknown }) => fixture.view as OrleansView;
const choose = (fixture: { decision: unknown }) =>
  new Choice({
    decision: () => fixture.decision as Decision,
    act: () => undefined,
    confirm: () => true,
  });

describe('the hour glass', () => {
  it('has a pip for every round', () => {
    for (const fixture of [start, planning, ship, end]) {
      const row = pips(view(fixture), board);
      expect(row).toHaveLength(view(fixture).rounds);
      expect(row.filter(({ event }) => event)).toHaveLength(view(fixture).round);
    }
  });

  it('shows the events seen, and of the others only what may come', () => {
    const row = pips(view(planning), board);
    expect(row[8]).toMatchObject({ state: 'now', event: view(planning).event && { id: 'income' } });
    expect(row[0]!.state).toBe('past');
    expect(row[17]).toMatchObject({ state: 'hidden', event: null, letter: 'C' });
    expect(row[9]!.possible).toHaveLength(view(planning).events_left[0]!.tiles.length);
    expect(row[17]!.possible).toHaveLength(6);
  });

  it('opens a new part where the letter changes', () => {
    const opens = pips(view(start), board).flatMap(({ opens: yes, round }) => (yes ? [round] : []));
    expect(opens).toEqual([2, 7, 13]);
  });

  it('has no tile of the round when the game is over', () => {
    expect(pips(view(end), board).every(({ state }) => state === 'past')).toBe(true);
  });

  it('counts the phases as the rules do', () => {
    expect(phaseNumber('hour-glass', board)).toBe(1);
    expect(phaseNumber('planning', board)).toBe(4);
    expect(phaseNumber('remove-tiles', board)).toBe(0);
  });
});

describe('tracks', () => {
  it('carry every marker once', () => {
    const spaces = trackSpaces(view(planning), board, 'knights');
    expect(spaces.flatMap(({ markers }) => markers)).toHaveLength(4);
    expect(spaces.filter(({ where }) => where === 'here')).toHaveLength(1);
  });

  it('keep a citizen that was taken as a pale figure', () => {
    const at = (fixture: { view: unknown }) =>
      trackSpaces(view(fixture), board, 'knights').find(({ reward }) => reward.citizen)!.taken;
    expect(at(start)).toBe(false);
    expect(at(ship)).toBe(true);
  });

  it('name what comes next, without what is taken', () => {
    const spaces = developmentSpaces(view(ship), board);
    expect(spaces).toHaveLength(31);
    expect(nextReward(spaces)).toMatchObject({ index: 25, reward: { coins: 5 } });
    expect(nextReward(developmentSpaces(view(start), board))).toMatchObject({ index: 3 });
  });

  it('stand before a watcher without a place of their own', () => {
    const spaces = trackSpaces({ ...view(ship), seat: null }, board, 'farmers');
    expect(spaces.every(({ where }) => where === 'ahead')).toBe(true);
  });
});

describe('players', () => {
  it('do what the view says of them', () => {
    expect(view(planning).to_act.map((seat) => seatState(view(planning), seat))).toContain('planning');
    expect(seatState({ ...view(planning), to_act: [0] }, 1)).toBe('ready');
    const acting = view(wait).to_act[0]!;
    expect(seatState(view(wait), acting)).toBe('acting');
    expect(seatState({ ...view(wait), to_act: [0], passed: [2] }, 2)).toBe('passed');
    expect(seatState(view(end), 0)).toBeNull();
  });

  it('own their followers wherever they lie', () => {
    const before = followersOf(view(start).seats[0]!);
    expect(total(before)).toBe(4);
    expect(before).toMatchObject({ farmer: 1, boatman: 1, craftsman: 1, trader: 1, monk: 0 });
  });
});

describe('deeds', () => {
  it('fill the first spaces of a kind first', () => {
    const wall = board.deeds.find(({ id }) => id === 'city_wall')!;
    const slots = deedSlots(wall, view(ship).deeds.city_wall!);
    expect(slots).toHaveLength(wall.slots.length);
    expect(slots[0]).toEqual({ kind: 'knight', filled: true });
    expect(slots[1]).toEqual({ kind: 'knight', filled: false });
  });
});

describe('what the decision offers on the map', () => {
  it('is lit beside everything else while a place can still be chosen', () => {
    const reach = reachOf(choose(ship), view(ship), board);
    expect(reach.alone).toBe(false);
    expect([...reach.towns.values()].sort()).toEqual(['orleans', 'sancerre']);
  });

  it('stands alone when the ship was chosen, with its goods', () => {
    const choice = choose(ship);
    choice.hold('place:ship');
    choice.hold('town:orleans');
    const reach = reachOf(choice, view(ship), board);
    expect(reach.alone).toBe(true);
    expect(reach.ways.get('c31')).toBe('chosen');
    expect(reach.goods.get('c31')?.get('cheese')).toBe('legal');
    choice.hold('good:cheese');
    expect(reachOf(choice, view(ship), board).goods.get('c31')?.get('cheese')).toBe('chosen');
    expect(concern(choice, {})).toBe('map');
  });

  it('opens the part of the table it concerns', () => {
    expect(concern(choose(planning), {})).toBe('board');
    expect(concern(choose(send), {})).toBe('deeds');
    expect(concern(choose({ decision: null }), {})).toBeNull();
  });
});

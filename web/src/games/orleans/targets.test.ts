import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/messages';
import { targetsOf } from './targets';
import type { OrleansBoard, Player } from './view';

function option(label: string, args: Record<string, string>, refused = false): Option {
  const targets = Object.entries(args).map(([role, id]) => `${role}:${id}`);
  const reason = { key: 'space-occupied', rule: 'ORL-PLN-2', values: {} };
  return { text: '', label, args, targets, refused: refused ? reason : null, takes_back: false };
}

const BOARD = {
  places: [
    { id: 'monastery', slots: ['scholar', 'trader'] },
    { id: 'town_hall', slots: ['any_neutral', 'any_neutral'] },
    { id: 'cheese_factory', slots: ['farmer', 'farmer'] },
    { id: 'ship', slots: ['farmer', 'boatman', 'knight'] },
  ],
} as unknown as OrleansBoard;

const ME = {
  places: {
    monastery: [null, null],
    town_hall: ['farmer', null],
    cheese_factory: [null, 'marked_farmer'],
    ship: ['technology', 'monk', null],
  },
  tower: { knight: 1 },
} as unknown as Player;

const spaces = (one: Option): string[] => targetsOf(one, ME, BOARD).filter((target) => target.startsWith('space:'));

describe('the spaces an option is about', () => {
  it('are those of the follower’s own kind', () => {
    expect(spaces(option('place', { tile: 'scholar', place: 'monastery' }))).toEqual(['space:monastery:0']);
  });

  it('are those of the kind it stands for', () => {
    const as = option('place-as', { tile: 'scholar', place: 'monastery', kind: 'trader' });
    expect(spaces(as)).toEqual(['space:monastery:1']);
  });

  it('are free ones', () => {
    expect(spaces(option('place', { tile: 'farmer', place: 'town_hall' }))).toEqual(['space:town_hall:1']);
    const marked = option('place', { tile: 'marked_farmer', place: 'cheese_factory' });
    expect(spaces(marked)).toEqual(['space:cheese_factory:0']);
  });

  it('may be taken where it is refused', () => {
    const refused = option('place', { tile: 'farmer', place: 'ship' }, true);
    expect(spaces(refused)).toEqual(['space:ship:0']);
  });

  it('hold the follower that leaves them', () => {
    const back = option('take-back', { tile: 'marked_farmer', place: 'cheese_factory' });
    expect(spaces(back)).toEqual(['space:cheese_factory:1']);
    const recall = option('recall-as', { tile: 'monk', place: 'ship', kind: 'boatman' });
    expect(spaces(recall)).toEqual(['space:ship:1']);
  });

  it('are where a follower is sent from', () => {
    expect(spaces(option('send', { tile: 'farmer', deed: 'city_wall', from: 'town_hall' }))).toEqual([
      'space:town_hall:0',
    ]);
    expect(
      targetsOf(option('send', { tile: 'knight', deed: 'city_wall', from: 'gunpowder_tower' }), ME, BOARD),
    ).toContain('tower:knight');
  });

  it('are none where a whole place is used', () => {
    expect(spaces(option('act', { place: 'ship' }))).toEqual([]);
  });
});

describe('what else an option is about', () => {
  it('tells the tower from the market', () => {
    const targets = targetsOf(option('place-tower', { tile: 'knight', place: 'ship' }), ME, BOARD);
    expect(targets).toContain('tower:knight');
    expect(targets).not.toContain('tile:knight');
    expect(targets).toContain('space:ship:2');
  });

  it('names the technology in the stock', () => {
    const free = option('technology', { place: 'monastery', kind: 'trader' });
    expect(targetsOf(free, ME, BOARD)).toEqual(expect.arrayContaining(['stock:technology', 'space:monastery:1']));
    const bound = option('farmer-technology', { place: 'cheese_factory', kind: 'farmer' });
    expect(targetsOf(bound, ME, BOARD)).toContain('stock:farmer_technology');
  });
});

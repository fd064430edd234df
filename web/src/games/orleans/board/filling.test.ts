import { expect, it } from 'vitest';
import type { Option } from '$lib/messages';
import board from '../../../../tests/fixtures/board.json';
import { nextToFill } from './filling';

const option = (label: string, tile: string, place = 'castle'): Option =>
  ({ text: `${label} ${tile} ${place}`, label, args: { tile, place }, targets: [], takes_back: false }) as never;

it('fills a place with whoever is least missed elsewhere', () => {
  const options = [
    option('place-as', 'monk'),
    option('place-tower', 'knight'),
    option('place', 'marked_boatman'),
    option('place', 'boatman', 'ship'),
    option('place', 'boatman'),
    { ...option('take-back', 'farmer'), takes_back: true },
  ];
  const order: string[] = [];
  for (let rest = options; ; rest = rest.filter(({ text }) => text !== order.at(-1))) {
    const next = nextToFill(rest, 'castle', board.fill_order);
    if (!next) break;
    order.push(next.text);
  }
  expect(order).toEqual([
    'place boatman castle',
    'place marked_boatman castle',
    'place-tower knight castle',
    'place-as monk castle',
  ]);
});

it('leaves alone what only takes followers away', () => {
  expect(nextToFill([{ ...option('place', 'farmer'), takes_back: true }], 'castle', board.fill_order)).toBeNull();
  expect(nextToFill([option('technology', 'farmer')], 'castle', board.fill_order)).toBeNull();
});

import { expect, it } from 'vitest';
import { blocksOf } from './drawing';

const lines = (drawn: string): string[][] =>
  blocksOf(drawn).flatMap(({ rows }) =>
    rows.map((chunks) =>
      chunks.map((chunk) => chunk.map(({ name, more }) => (more ? `${name}=${more}` : name)).join(' ')),
    ),
  );

it('lets a sign go with what follows, and keeps brackets together', () => {
  expect(lines('coin + brocade + ( station + citizen ) × star')).toEqual([
    ['coin', '+ brocade', '+ ( station + citizen )', '× star'],
  ]);
  expect(lines('crowd=2,1 / value=1 −1 coin')).toEqual([['crowd=2,1'], ['value=1 −1 coin']]);
  expect(lines('bag > farmer* boatman*')).toEqual([['bag', '> farmer* boatman*']]);
  expect(lines('( station + citizen ) × star = 28')).toEqual([['( station + citizen )', '× star', '= 28']]);
});

it('has blocks with words below, some of them wrong', () => {
  const [right, wrong] = blocksOf('place=castle:farmer,boatman : all filled | place=sacristy:farmer : ! nobody');
  expect(right).toMatchObject({ caption: 'all filled', wrong: false });
  expect(right!.rows).toEqual([[[{ name: 'place', more: 'castle:farmer,boatman' }]]]);
  expect(wrong).toMatchObject({ caption: 'nobody', wrong: true });
});

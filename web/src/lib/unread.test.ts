// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepRead, readUpTo } from './unread';

test('what was read stays read, for each table, and nothing piles up', () => {
  expect(readUpTo('t1')).toBe(0);
  keepRead('t1', 4);
  expect([readUpTo('t1'), readUpTo('t2')]).toEqual([4, 0]);
  for (let i = 0; i < 60; i++) keepRead(`other${i}`, 1);
  expect(readUpTo('t1')).toBe(0);
  expect(Object.keys(JSON.parse(localStorage.getItem('scriptorium.read')!) as object)).toHaveLength(50);
  localStorage.setItem('scriptorium.read', 'nonsense');
  expect(readUpTo('t1')).toBe(0);
});

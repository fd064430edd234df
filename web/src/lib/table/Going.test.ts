// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import Going from './Going.svelte';

const shared = vi.hoisted(() => ({ table: null as unknown }));
vi.mock('../context', () => ({
  getTable: () => ({ live: { id: 'a1b2c3', mine: {}, table: shared.table }, texts: { t: (key: string) => key } }),
}));

/** What the menu of a table offers somebody at its first seat. */
function offered(guest: boolean, others: boolean): string {
  const seats = [0, 1].map((seat) => ({ seat, person: seat === 0 || others }));
  shared.table = { seats, held: [0], host: false, guest };
  const going = mount(Going, { target: document.body, props: { onclose: () => {} } });
  flushSync();
  const text = document.body.textContent ?? '';
  expect(document.querySelectorAll('section')).toHaveLength(text.trim() ? 1 : 0); // no line above nothing
  void unmount(going);
  return text.trim();
}

test('whoever plays may give up the seat, or put the table away', () => {
  expect(offered(false, true)).toContain('going-resign');
  expect(offered(false, false)).toContain('going-delete');
});

test('a guest at a seat of somebody else gives nothing up', () => {
  expect(offered(true, true)).toBe('');
  expect(offered(true, false)).toBe('');
});

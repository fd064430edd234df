// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hurry } from './hurry.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table(waiting: number) {
  const live = { waiting, flush: () => void (live.waiting = 0) };
  return { live, hurry: new Hurry(live) };
}
const pressed = (key: string): KeyboardEvent => new KeyboardEvent('keydown', { key });

it('shows what waits, and asks nothing until the input is over', () => {
  const { live, hurry } = table(3);
  hurry.hear(new PointerEvent('pointerdown'));
  expect([live.waiting, hurry.on]).toEqual([0, true]);
  hurry.calm();
  vi.runAllTimers();
  expect(hurry.on).toBe(false);
});

it('takes no click where nothing waits', () => {
  const { hurry } = table(0);
  hurry.hear(new PointerEvent('pointerdown'));
  expect(hurry.on).toBe(false);
});

it('leaves the keys that go step by step alone', () => {
  const { live, hurry } = table(2);
  hurry.hear(pressed('.'));
  expect([live.waiting, hurry.on]).toEqual([2, false]);
});

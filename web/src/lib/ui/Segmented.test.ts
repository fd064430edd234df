// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Segmented from './Segmented.svelte';

test('shows what is chosen, even where a click changes nothing', async () => {
  const clicked: string[] = [];
  const items = ['bot', 'none'].map((value) => ({ value, label: value }));
  const shown = mount(Segmented, {
    target: document.body,
    props: { label: 'Seat', items, value: 'bot', onchange: (value: number | string) => clicked.push(String(value)) },
  });
  flushSync();
  const radio = (value: string): HTMLInputElement => document.querySelector(`input[value=${value}]`)!;
  for (let i = 0; i < 2; i++) {
    radio('none').click();
    await tick();
    await tick();
    expect([radio('bot').checked, radio('none').checked]).toEqual([true, false]);
  }
  expect(clicked).toEqual(['none', 'none']);
  await unmount(shown);
});

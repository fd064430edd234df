// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Catalogue } from '$lib/catalogue';
import type { ShownTable } from '$lib/context';
import { Texts } from '$lib/texts.svelte';
import Connection from './Connection.svelte';

const shared = vi.hoisted(() => ({ texts: null as unknown }));
vi.mock('$lib/texts.svelte', async (real) => ({
  ...(await real<object>()),
  get texts() {
    return shared.texts;
  },
}));

let shown: Record<string, unknown>;

function open(lang: string, trouble: string): string {
  const source = ['', 'serve.']
    .map((part) => readFileSync(`../src/scriptorium/texts/${part}${lang}.ftl`, 'utf-8'))
    .join('\n');
  shared.texts = new Texts('pilgrim', new Catalogue(lang, source));
  const live = { online: true, retryAt: 0, table: { trouble }, reconnect: () => {} } as unknown as ShownTable;
  shown = mount(Connection, { target: document.body, props: { live } });
  flushSync();
  return document.querySelector('[role=alert]')?.textContent.trim() ?? '';
}

afterEach(() => unmount(shown));

test.each([
  ['en', 'Nothing was lost'],
  ['de', 'Nichts ging verloren'],
])('a table that cannot go on says so in %s', (lang, words) => {
  expect(open(lang, 'table-trouble')).toContain(words);
});

test('a table that goes on says nothing', () => {
  expect(open('en', '')).toBe('');
});

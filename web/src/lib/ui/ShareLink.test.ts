// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from '../catalogue';
import { Texts } from '../texts.svelte';
import ShareLink from './ShareLink.svelte';

const shared = vi.hoisted(() => ({ texts: null as unknown }));
vi.mock('../texts.svelte', async (real) => ({
  ...(await real<object>()),
  get texts() {
    return shared.texts;
  },
}));
const source = readFileSync('../src/scriptorium/server/texts/screens.en.ftl', 'utf-8');
shared.texts = new Texts('', new Catalogue('en', source));

const LINK = { url: 'https://table.example/join/t#key', label: 'Invite to watch', about: 'A table of Pilgrim' };
let shown: Record<string, unknown>;
function open(key = false): void {
  shown = mount(ShareLink, { target: document.body, props: { ...LINK, key } });
  flushSync();
}
// No server to ask by which address it is reached.
beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network'))));
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

test('the share sheet is offered where the system has one, and gets the link', async () => {
  open();
  expect(document.querySelector('[data-share]')).toBeNull();
  await unmount(shown);
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  open();
  document.querySelector<HTMLButtonElement>('[data-share]')!.click();
  await Promise.resolve(); // somebody who closes the sheet has done nothing wrong
  expect(share).toHaveBeenCalledWith({ title: LINK.about, text: LINK.about, url: LINK.url });
});

test('a mail carries the whole link', () => {
  open();
  const mail = new URL(document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]')!.href);
  expect(mail.searchParams.get('body')).toBe(LINK.url);
  expect(mail.search).not.toContain('+'); // mail programs would show it
});

test('C copies where the link says so, but not in a field', () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  open(true);
  const press = (on: Element): boolean =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true }));
  press(document.querySelector('input')!);
  expect(writeText).not.toHaveBeenCalled();
  press(document.body);
  expect(writeText).toHaveBeenCalledWith(LINK.url);
});

// @vitest-environment happy-dom
import decodeQR from 'qr/decode.js';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import QrCode from './QrCode.svelte';

const URL = 'https://table.example/join/0123456789ab#Kq_9-AbCdEfGhIjKlMnOpQrStUvWxYz0123456789ab';
const SCALE = 4;

/** What a camera would see of the squares. */
function photo(size: number, path: string): { width: number; height: number; data: Uint8ClampedArray } {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++) {
        const at = ((Number(y) * SCALE + dy) * side + Number(x) * SCALE + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: side, height: side, data };
}

test('what is drawn reads as the address, and has a name', async () => {
  const shown = mount(QrCode, { target: document.body, props: { text: URL, label: 'Invite to the third seat' } });
  await vi.waitUntil(() => {
    flushSync();
    return document.querySelector('[data-qr]');
  });
  const picture = document.querySelector('[data-qr]')!;
  expect(picture.getAttribute('aria-label')).toBe('Invite to the third seat');
  const size = Number(picture.getAttribute('viewBox')!.split(' ')[2]);
  expect(decodeQR(photo(size, picture.querySelector('path')!.getAttribute('d')!))).toBe(URL);
  await unmount(shown);
});

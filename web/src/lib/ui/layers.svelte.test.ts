// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closes, isShortcut, Layers, type Layer } from './layers.svelte';

let layers: Layers;
let heard: string[];
let away: (() => void)[];
let now: number;

beforeEach(() => {
  layers = new Layers();
  heard = [];
  away = [];
  now = 10_000;
  document.body.innerHTML = '<main><button id="table"></button></main><div id="box"><button id="in"></button></div>';
});
afterEach(() => away.forEach((gone) => gone()));

const at = (id: string): HTMLElement => document.getElementById(id)!;

/** A layer that writes down what it hears, and takes the keys it is for. */
function put(name: string, level: Layer['level'], keys = '', covers?: HTMLElement): () => void {
  const press = ({ key }: KeyboardEvent): boolean => {
    heard.push(`${name} ${key}`);
    return keys.includes(key);
  };
  const gone = layers.add({ level, press, covers });
  away.push(gone);
  return gone;
}

/** Presses a key so many milliseconds after the last one. True if somebody took it. */
function key(
  name: string,
  { after = 1000, on = document.body, ...more }: { after?: number; on?: Element } & KeyboardEventInit = {},
): boolean {
  now += after;
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return !on.dispatchEvent(event);
}

test('a key goes from the top down until somebody takes it', () => {
  put('table', 'screen', '1');
  put('sheet', 'sheet', 'Escape');
  expect([key('1'), key('Escape'), key('x')]).toEqual([true, true, false]);
  expect(heard).toEqual(['sheet 1', 'table 1', 'sheet Escape', 'sheet x', 'table x']);
});

test('what lies higher hears it first, whenever it came; of the same height what came last', () => {
  put('dialog', 'dialog');
  put('table', 'screen');
  put('one', 'sheet');
  put('other', 'sheet');
  key('x');
  expect(heard).toEqual(['dialog x', 'other x', 'one x', 'table x']);
});

test('nothing beneath a layer that covers it hears a key, until that has gone', () => {
  put('table', 'screen', 'Enter');
  const gone = put('guide', 'guide', '', at('box'));
  expect([layers.covered, key('Enter')]).toEqual([true, false]);
  gone();
  expect([layers.covered, key('Enter')]).toEqual([false, true]);
  expect(heard).toEqual(['guide Enter', 'table Enter']);
});

test('the burst that closes a layer does not go on with what is beneath', () => {
  put('table', 'screen', 'Enter');
  const gone = put('guide', 'guide', 'Enter', at('box'));
  key('Enter');
  gone();
  expect([key('Enter', { after: 200 }), key('Enter', { after: 300 })]).toEqual([true, true]);
  expect(heard).toEqual(['guide Enter']);
  key('Enter', { after: 400 });
  expect(heard).toEqual(['guide Enter', 'table Enter']);
});

test('Enter in quick succession is heard as long as nothing comes to light', () => {
  put('table', 'screen', 'Enter');
  key('Enter');
  key('Enter', { after: 50 });
  expect(heard).toEqual(['table Enter', 'table Enter']);
});

test('Enter held down is pressed once', () => {
  put('table', 'screen', 'Enter');
  key('Enter');
  expect(key('Enter', { after: 500, repeat: true })).toBe(true);
  expect(heard).toEqual(['table Enter']);
});

test('from nowhere, Tab comes to what lies on top', () => {
  put('guide', 'guide', '', at('box'));
  expect(key('Tab')).toBe(true);
  expect(document.activeElement).toBe(at('in'));
  expect(key('Tab', { on: at('in') })).toBe(false);
});

test('who walks means the button under the focus; who points means the main one', () => {
  put('table', 'screen');
  at('table').focus();
  expect(layers.walking).toBe(false);
  key('Tab');
  expect(layers.walking).toBe(true);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(layers.walking).toBe(false);
});

test('what has been dealt with is heard by nobody', () => {
  put('table', 'screen');
  at('table').addEventListener('keydown', (event) => event.preventDefault());
  key('Enter', { on: at('table') });
  expect(heard).toEqual([]);
});

test('Escape closes', () => {
  const press = closes(() => heard.push('closed'));
  expect(press(new KeyboardEvent('keydown', { key: 'x' }))).toBe(false);
  expect(press(new KeyboardEvent('keydown', { key: 'Escape' }))).toBe(true);
  expect(heard).toEqual(['closed']);
});

test('keys of the browser and of fields are no shortcuts', () => {
  document.body.innerHTML = '<input id="field" />';
  const shortcut = (on: Element, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key: 'l', bubbles: true, ...more });
    on.dispatchEvent(event);
    return isShortcut(event);
  };
  expect([shortcut(document.body), shortcut(document.body, { ctrlKey: true }), shortcut(at('field'))]).toEqual([
    true,
    false,
    false,
  ]);
});

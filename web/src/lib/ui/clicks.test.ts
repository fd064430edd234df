// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClickGuard, guardClicks, type Spot } from './clicks';

/** Buttons of 100 x 40 in a row, by name. */
const row = (...names: string[]): Spot[] =>
  names.map((what, i) => ({ what, left: i * 100, top: 0, right: i * 100 + 99, bottom: 40 }));

/** Clicks at these times (milliseconds) and places in the row; what the row holds at each. */
function clicks(...all: [time: number, at: number, ...names: string[]][]): boolean[] {
  const guard = new ClickGuard();
  return all.map(([time, at, ...names]) =>
    guard.lets({ time, x: at * 100 + 50, y: 20, what: names[at] ?? null }, () => row(...names)),
  );
}

test('the second click does not hit what has come under the pointer', () => {
  expect(clicks([0, 0, 'village'], [399, 0, 'trader'])).toEqual([true, false]);
});

test('nor what has slid there from elsewhere', () => {
  expect(clicks([0, 1, 'reset', 'lay'], [200, 1, 'done', 'reset'])).toEqual([true, false]);
});

test('nor what has come to light beneath it, although it was there all the time', () => {
  const guard = new ClickGuard();
  const both = [...row('close'), ...row('ready')];
  expect(guard.lets({ time: 0, x: 50, y: 20, what: 'close' }, () => both)).toBe(true);
  expect(guard.lets({ time: 200, x: 53, y: 22, what: 'ready' }, () => row('ready'))).toBe(false);
  // The same behind a veil, which does not answer by itself.
  expect(guard.lets({ time: 1000, x: 50, y: 20, what: null }, () => both)).toBe(true);
  expect(guard.lets({ time: 1200, x: 50, y: 20, what: 'ready' }, () => row('ready'))).toBe(false);
});

test('after 400 ms it does', () => {
  expect(clicks([0, 0, 'village'], [400, 0, 'trader'])).toEqual([true, true]);
});

test('a whole burst is held off, and a click that was held off does not prolong it', () => {
  expect(clicks([0, 0, 'a'], [150, 0, 'b'], [300, 0, 'b'], [450, 0, 'b'])).toEqual([true, false, false, true]);
});

test('the same standing button answers as fast as one can click', () => {
  expect(clicks([0, 0, 'place', 'x'], [80, 0, 'place', 'y'], [160, 0, 'place'])).toEqual([true, true, true]);
});

test('so does another that was there before', () => {
  expect(clicks([0, 0, 'tile', 'place'], [100, 1, 'tile', 'place', 'undo'])).toEqual([true, true]);
});

test('but not one that came with the click before, wherever it is', () => {
  expect(clicks([0, 0, 'tile'], [100, 1, 'tile', 'undo'])).toEqual([true, false]);
});

test('unless there was time to see it and to go there', () => {
  expect(clicks([0, 0, 'wine', 'choose 1 more'], [250, 1, 'wine', 'give wine'])).toEqual([true, true]);
});

test('where nothing answers, nothing is held off', () => {
  expect(clicks([0, 0, 'a'], [50, 0])).toEqual([true, true]);
});

let away: () => void;
let heard: string[];
beforeEach(() => {
  heard = [];
  away = guardClicks();
});
afterEach(() => {
  away();
  document.body.innerHTML = '';
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const node = document.body.firstElementChild as HTMLElement;
  node.addEventListener('click', () => heard.push(node.id));
  return node;
}
function press(node: HTMLElement, time: number, detail = 1): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 5, clientY: 5, detail });
  Object.defineProperty(event, 'timeStamp', { value: time });
  node.dispatchEvent(event);
}

test('on the page: a button that does something else is another, though it is the same element', () => {
  const main = show('<button id="main" data-action="main" data-option="ready">Ready</button>');
  press(main, 0);
  main.dataset.option = 'pass';
  press(main, 100);
  expect(heard).toEqual(['main']);
  press(main, 500);
  expect(heard).toEqual(['main', 'main']);
});

test('on the page: drawn anew and yet the same', () => {
  press(show('<button id="first" data-action="undo">Undo</button>'), 0);
  press(show('<button id="second" data-action="undo">Undo</button>'), 100);
  expect(heard).toEqual(['first', 'second']);
});

test('on the page: the click of a label is handed on to its field', () => {
  document.body.innerHTML = '<label id="label">Sound <input id="field" type="checkbox" /></label>';
  const field = document.getElementById('field') as HTMLInputElement;
  field.addEventListener('click', () => heard.push('field'));
  press(document.getElementById('label')!, 0);
  heard = [];
  press(field, 0);
  expect(heard).toEqual(['field']);
});

test('keys click without a pointer, as fast as they like', () => {
  press(show('<button id="first">1</button>'), 0, 0);
  press(show('<button id="second">2</button>'), 10, 0);
  press(show('<button id="third">3</button>'), 20);
  expect(heard).toEqual(['first', 'second', 'third']);
});

const down = (node: Element, isPrimary = true): boolean =>
  node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary }));

test('what has slid under the finger since it came down is not meant', () => {
  document.body.innerHTML =
    '<button id="blue" data-option="0">Blue</button><button id="red" data-option="1">Red</button>';
  const [blue, red] = [...document.body.children] as HTMLElement[];
  for (const one of [blue!, red!]) one.addEventListener('click', () => heard.push(one.id));
  down(blue!);
  press(red!, 1000);
  expect(heard).toEqual([]);
  // Nor what has come where nothing was.
  down(document.body);
  press(red!, 2000);
  expect(heard).toEqual([]);
  // Nor the same button, when it has come to choose something else.
  down(red!);
  red!.dataset.option = '2';
  press(red!, 3000);
  expect(heard).toEqual([]);
  down(red!);
  press(red!, 4000);
  expect(heard).toEqual(['red']);
});

test('another finger that rests on the page takes nothing from the first', () => {
  const ready = show('<button id="ready">Ready</button>');
  down(ready);
  down(document.body, false);
  press(ready, 1000);
  expect(heard).toEqual(['ready']);
});

test('what is drawn anew under the finger, or only says something else, is still meant', () => {
  down(show('<button id="first" data-action="undo">Undo</button>'));
  press(show('<button id="second" data-action="undo">Undo</button>'), 1000);
  const wait = show('<button id="wait">Again in 5 s</button>');
  down(wait);
  wait.textContent = 'Again in 4 s';
  press(wait, 2000);
  expect(heard).toEqual(['second', 'wait']);
});

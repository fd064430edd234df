/* Where the keyboard is. */
import type { ActionReturn } from 'svelte/action';
import type { Attachment } from 'svelte/attachments';
import { FOCUSABLE, layers } from './layers.svelte';
import { middle } from './middle';

/** What had the focus; it gets it back from a box that goes with it. */
function borrow(node: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    const within = now === null || now === document.body || node.contains(now);
    if (within && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** While shown, a modal box keeps the focus inside and then gives it back. */
export function trap(node: HTMLElement, active: boolean): ActionReturn<boolean> {
  if (!active) return {};
  const giveBack = borrow(node);
  node.focus({ preventScroll: true });
  const keydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const all = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const outside = document.activeElement === node && event.shiftKey;
    if (document.activeElement !== edge && !outside) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  };
  node.addEventListener('keydown', keydown);
  return {
    destroy() {
      node.removeEventListener('keydown', keydown);
      giveBack();
    },
  };
}

/** A box that comes and goes: takes the focus if it is to, and gives it back when it goes with it. */
export function lend(node: HTMLElement, take: boolean): ActionReturn<boolean> {
  const giveBack = borrow(node);
  if (take) node.focus({ preventScroll: true });
  return { destroy: giveBack };
}

/** It has the focus because nothing else had it: it does not explain itself for that. */
export const LENT = 'data-lent';
function lendTo(node: HTMLElement): void {
  node.setAttribute(LENT, '');
  node.addEventListener('blur', () => node.removeAttribute(LENT), { once: true });
  node.focus({ preventScroll: true });
  layers.stand();
}

/** What opens by itself when the keyboard comes to it. */
const OPENS = '[data-action="list"]';
/** Where questions are answered. */
const ASKED = '[data-prompt]';
const MAIN = `${ASKED} [data-action="main"]:not(:disabled)`;

/** For whoever plays by keyboard: when what had the focus is gone, the nearest that is left gets it. Nobody
 * has chosen that one: Enter means the main button again. So whoever has answered a question finds the focus on
 * that button, and nowhere else until there is one. */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let last: Element | null = null;
  let around: Element[] = [];
  let was = { x: 0, y: 0 };
  let byKeys = false;
  let answering = false;

  function focusin({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    last = target;
    answering = target.closest(ASKED) !== null;
    was = middle(target);
    around = [];
    for (let one: Element | null = target; one && one !== root; one = one.parentElement) around.push(one);
  }
  function look(): void {
    if (!byKeys || !last) return;
    const now = document.activeElement;
    if (now?.hasAttribute(LENT) && now.closest(ASKED)) {
      const main = root.querySelector<HTMLElement>(MAIN);
      if (main && main !== now) lendTo(main);
    }
    if (now !== document.body) return;
    if (last.isConnected && !last.matches(':disabled')) return; // somebody has let go of it
    const main = answering ? root.querySelector<HTMLElement>(MAIN) : null;
    if (main) return lendTo(main);
    const distance = (node: Element): number => {
      const { x, y } = middle(node);
      return Math.hypot(x - was.x, y - was.y);
    };
    for (const home of [...around, root]) {
      if (!home.isConnected) continue;
      if (answering && !home.closest(ASKED)) return;
      const left = [...home.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
        (one) => one.checkVisibility() && !one.matches(OPENS),
      );
      const [nearest] = left.sort((one, other) => distance(one) - distance(other));
      if (nearest) return lendTo(nearest);
    }
  }
  const watcher = new MutationObserver(look);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  const stop = new AbortController();
  const on = { signal: stop.signal, capture: true };
  root.addEventListener('focusin', focusin, on);
  addEventListener('keydown', () => (byKeys = true), on);
  addEventListener('pointerdown', () => (byKeys = false), on);
  return () => {
    watcher.disconnect();
    stop.abort();
  };
};

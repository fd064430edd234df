/* Where the keyboard is. */
import type { ActionReturn } from 'svelte/action';
import { FOCUSABLE } from './layers.svelte';

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

/* Where the keyboard is. */
import type { ActionReturn } from 'svelte/action';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** While shown, a modal box keeps the focus inside and then gives it back. */
export function trap(node: HTMLElement, active: boolean): ActionReturn<boolean> {
  if (!active) return {};
  const before = document.activeElement;
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
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
}

/** A box that comes and goes: takes the focus if it is to, and gives it back when it goes with it. */
export function lend(node: HTMLElement, take: boolean): ActionReturn<boolean> {
  const before = document.activeElement;
  if (take) node.focus({ preventScroll: true });
  return {
    destroy() {
      const now = document.activeElement;
      const within = now === null || now === document.body || node.contains(now);
      if (within && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
  };
}

/** A key for the screen: not the browser's, not typed into a field, not for a box that lies over it. */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  return !at?.closest('input, textarea, select, [contenteditable], [aria-modal="true"]');
}

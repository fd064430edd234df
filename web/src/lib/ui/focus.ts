/* Where the keyboard is. */
import type { ActionReturn } from 'svelte/action';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

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

/** Arrows move within a group of buttons; Tab leaves it. For `use:roving`. */
export function roving(node: HTMLElement, selector = 'button:not(:disabled), a[href]'): ActionReturn<string> {
  const keydown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const all = [...node.querySelectorAll<HTMLElement>(selector)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };
  node.addEventListener('keydown', keydown);
  return { destroy: () => node.removeEventListener('keydown', keydown) };
}

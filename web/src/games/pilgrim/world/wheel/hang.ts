/* Tips of the wheel hang from the column of their card, above or below the wheel and never over it:
 * the other cards show where a move leads. For mouse and keyboard; a touch screen has its usual tips. */
import type { ActionReturn } from 'svelte/action';
import { tips, type Shown, type TipContent } from '$lib/tip.svelte';

const HOVER = 300;

/** What there is to say; null: nothing, or somebody else says it. */
type Content = (() => TipContent) | null;

export function hang(node: HTMLElement, content: Content): ActionReturn<Content> {
  let now = content;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What this card has shown; its neighbours hang theirs on the same column. */
  let mine: Shown | null = null;
  const isMine = (): boolean => mine !== null && tips.shown === mine;

  const show = (): void => {
    if (!now) return;
    const column = node.closest<HTMLElement>('[data-column]')?.dataset.column;
    const strip = node.closest('[data-wheel]')?.querySelector(`[data-strip="${column}"]`);
    tips.show(strip ?? node, now());
    mine = tips.shown;
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (isMine()) tips.hide();
    mine = null;
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') timer = setTimeout(show, HOVER);
    },
    pointerleave: () => {
      clearTimeout(timer);
      if (isMine()) tips.leave(mine!.anchor);
    },
    pointerdown: hide,
    focus: () => {
      if (node.matches(':focus-visible')) show();
    },
    // Later: a node that is taken away loses the focus while Svelte updates the page.
    blur: () => queueMicrotask(hide),
    keydown: (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hide();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
      queueMicrotask(() => {
        if (!isMine()) return;
        if (now) show();
        else hide();
      });
    },
    destroy() {
      hide();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    },
  };
}

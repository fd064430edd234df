/* Tooltips with reasons: `<button use:tip={{ title, text, rule }}>`. After 300 ms of hover, at once on
 * focus by keyboard; on a touch screen after a long press, or a tap that does nothing else. One is shown
 * at a time, by ui/Tip.svelte. */
import type { ActionReturn } from 'svelte/action';

export interface TipContent {
  title: string;
  text?: string;
  rule?: string;
}

export interface Shown extends TipContent {
  anchor: Element;
}

const HOVER = 300;
const LONG_PRESS = 450;
const TOUCH_STAYS = 4000;
/** How long a tip that names a rule waits for the pointer to come to it. */
const REACH = 500;

class Tips {
  shown = $state.raw<Shown | null>(null);
  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** Where the pointer was pressed last: what comes to lie under it there, nobody has pointed at. */
  #pressed: readonly [number, number] = [-1, -1];

  pressedAt({ clientX, clientY }: PointerEvent): void {
    this.#pressed = [clientX, clientY];
  }
  rests({ clientX, clientY }: PointerEvent): boolean {
    return clientX === this.#pressed[0] && clientY === this.#pressed[1];
  }
  show(anchor: Element, content: TipContent): void {
    this.hold();
    this.shown = { anchor, ...content };
  }
  hide(anchor?: Element): void {
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
  /** The pointer has left the anchor: for the rule, or for good. */
  leave(anchor: Element): void {
    this.hold();
    if (this.shown?.anchor === anchor && this.shown.rule) this.#leaving = setTimeout(() => this.hide(anchor), REACH);
    else this.hide(anchor);
  }
  /** The pointer is on the tip itself. */
  hold(): void {
    clearTimeout(this.#leaving);
  }
}

export const tips = new Tips();

/** For a target that was tried and cannot be done: its reason, at once. */
export function explain(anchor: Element, content: TipContent): void {
  tips.show(anchor, content);
  setTimeout(() => tips.hide(anchor), TOUCH_STAYS);
}

/** A function is asked when the tip is shown: for words that take long to find. */
type Content = TipContent | string | (() => TipContent) | null | undefined;

export function tip(node: Element, content: Content): ActionReturn<Content> {
  let now = content;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let touched = false;

  /** False where there is nothing to say. */
  const show = (): boolean => {
    const found = typeof now === 'function' ? now() : now;
    if (found) tips.show(node, typeof found === 'string' ? { title: found } : found);
    return Boolean(found);
  };
  const later = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, delay);
  };
  const hide = (): void => {
    clearTimeout(timer);
    tips.hide(node);
  };
  /** For those who want to know whether something explains itself. */
  const mark = (): void => void node.toggleAttribute('data-tip', Boolean(now));
  const press = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = show(); // a slow tap on what has nothing to say is a tap
    }, LONG_PRESS);
  };
  const release = (): void => {
    clearTimeout(timer);
    if (pressed) timer = setTimeout(hide, TOUCH_STAYS);
  };
  const tap = (): void => {
    show();
    timer = setTimeout(hide, TOUCH_STAYS);
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType !== 'touch' && !tips.rests(event as PointerEvent)) later(HOVER);
    },
    pointerleave: (event) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      clearTimeout(timer);
      tips.leave(node);
    },
    pointerdown: (event) => {
      touched = (event as PointerEvent).pointerType === 'touch';
      pressed = false; // no click has come of the press before
      if (touched) press();
      else hide();
    },
    pointerup: release,
    pointercancel: hide,
    // A long press shows the tip; it must not also do what a tap does, nor open the browser's menu.
    click: (event) => {
      if (!pressed) {
        if (touched && !(event.target as Element).closest('button, a, label')) tap();
        return;
      }
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    contextmenu: (event) => {
      if (pressed) event.preventDefault();
    },
    focus: () => {
      if (node.matches(':focus-visible:not([data-lent])')) show();
    },
    // Later: a node that is taken away loses the focus while Svelte updates the page.
    blur: () => queueMicrotask(hide),
    keydown: (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hide();
    },
  };
  // Browsers let Tab stop at any part of a drawing that listens for the focus.
  if (node instanceof SVGElement && !node.hasAttribute('tabindex')) {
    delete listeners.focus;
    delete listeners.blur;
  }
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, name === 'click');
  mark();
  return {
    update(next) {
      now = next;
      mark();
      // Later: Svelte calls it while it updates the page, when nothing may be changed.
      queueMicrotask(() => {
        if (tips.shown?.anchor !== node) return;
        if (now) show();
        else hide();
      });
    },
    destroy() {
      hide();
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener, name === 'click');
    },
  };
}

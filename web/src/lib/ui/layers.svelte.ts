/* Who hears a key: what lies on top. */

/** From the bottom to the top, as they lie on the screen. */
const LEVELS = ['screen', 'sheet', 'drawer', 'guide', 'dialog', 'tip', 'hand'] as const;

export interface Layer {
  level: (typeof LEVELS)[number];
  /** True if the key was for it. */
  press: (event: KeyboardEvent) => boolean;
  /** It lies over everything beneath, so nothing beneath hears a key. Tab comes to it first. */
  covers?: HTMLElement | undefined;
}

/** Two presses of a key within so many milliseconds are one burst. */
const BURST = 400;
const WALKING = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const depth = ({ level }: Layer): number => LEVELS.indexOf(level);

export class Layers {
  /** Something lies over the screen: its keys are not heard. */
  covered = $state(false);
  #stack: Layer[] = [];
  #last = '';
  #entered = -Infinity;
  /** Enter has closed a layer that covered the others. */
  #bared = false;
  #walking = false;

  /** Puts it on top of its level; what comes back takes it away. */
  add(layer: Layer): () => void {
    if (!this.#stack.length) this.#listen(addEventListener);
    this.#stack = [layer, ...this.#stack].sort((a, b) => depth(b) - depth(a));
    this.#look();
    return () => {
      this.#stack = this.#stack.filter((one) => one !== layer);
      if (layer.covers && this.#last === 'Enter') this.#bared = true;
      this.#look();
      if (!this.#stack.length) this.#listen(removeEventListener);
    };
  }

  /** Who walks through the page by keyboard presses Enter on the button under the focus; who points at
   * things has left the focus somewhere and means the main button. */
  get walking(): boolean {
    return this.#walking && document.activeElement !== null && document.activeElement.matches('button, a');
  }

  /** The focus has come to a button by itself. */
  stand(): void {
    this.#walking = false;
  }

  /** Nothing lies over it that keeps keys to itself. */
  reaches(node: Element): boolean {
    const top = this.#stack.find(({ covers }) => covers)?.covers;
    return !top || top.contains(node);
  }

  #listen(listen: typeof addEventListener | typeof removeEventListener): void {
    listen('keydown', this.#heard as EventListener);
    listen('pointerdown', this.#pointed, { capture: true });
  }

  #look(): void {
    this.covered = this.#stack.some(({ covers }) => covers);
  }

  readonly #pointed = (): void => {
    this.#walking = false;
  };

  readonly #heard = (event: KeyboardEvent): void => {
    this.#last = event.key;
    if (WALKING.has(event.key)) this.#walking = true;
    if (!event.defaultPrevented && this.#taken(event)) event.preventDefault();
  };

  #taken(event: KeyboardEvent): boolean {
    if (event.key === 'Enter' && isShortcut(event) && this.#isTooMuch(event)) return true;
    for (const { press, covers } of this.#stack) {
      if (press(event)) return true;
      if (covers) return event.key === 'Tab' && !event.shiftKey && enter(covers);
    }
    return false;
  }

  /** A key held down, or a burst that has closed a layer, must not go on with what comes to light beneath. */
  #isTooMuch({ repeat, timeStamp }: KeyboardEvent): boolean {
    const burst = timeStamp - this.#entered < BURST;
    this.#entered = timeStamp;
    this.#bared &&= burst;
    return repeat || this.#bared;
  }
}

/** From nowhere into what lies on top. */
function enter(node: HTMLElement): boolean {
  if (document.activeElement && document.activeElement !== document.body) return false;
  node.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  return true;
}

export const layers = new Layers();

/** Escape closes it. */
export const closes =
  (close: () => void) =>
  (event: KeyboardEvent): boolean => {
    if (event.key !== 'Escape') return false;
    close();
    return true;
  };

/** Not the browser's key, nor one typed into a field. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target instanceof Element ? event.target : null;
  return !at?.closest('input, textarea, select, [contenteditable]');
}

import type { Choice } from '../choice.svelte';
import { isForScreen } from '../ui/focus';

const WALKING = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Who walks through the page by keyboard presses Enter on the button under the focus; who points at
 * things has left the focus somewhere and means the main button. */
export class Gait {
  #walking = false;

  pointed(): void {
    this.#walking = false;
  }
  pressed(key: string): void {
    if (WALKING.has(key)) this.#walking = true;
  }
  get walking(): boolean {
    const focused = document.activeElement;
    return this.#walking && focused !== null && focused.matches('button, a');
  }
}

const MAIN = '[data-action="main"]';

/** The gold button says that it is what Enter does. */
export const hasMainButton = (): boolean => document.querySelector(`${MAIN}:not(:disabled)`) !== null;

function click(root: ParentNode, selector: string): boolean {
  const button = root.querySelector<HTMLButtonElement>(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

/** The keys of the spine: figures for chips, Enter for the main button, U to undo, Esc to let go. */
export function press(event: KeyboardEvent, spine: ParentNode, choice: Choice, gait: Gait): void {
  const { key } = event;
  if (isForScreen(event) && done()) event.preventDefault();

  function done(): boolean {
    if (/^\d$/.test(key)) return click(spine, `[data-hotkey="${key}"]`);
    if (key === 'Enter') return !gait.walking && click(spine, MAIN);
    if (key === 'u' || key === 'U') return click(spine, '[data-action="undo"]');
    if (key !== 'Escape' || !choice.picked.length) return false;
    choice.drop();
    return true;
  }
}

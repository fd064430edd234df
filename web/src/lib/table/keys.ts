import type { Choice } from '../choice.svelte';
import { isShortcut, layers } from '../ui/layers.svelte';

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
export function pressSpine(event: KeyboardEvent, spine: ParentNode, choice: Choice): boolean {
  const { key } = event;
  if (!isShortcut(event)) return false;
  if (/^\d$/.test(key)) return click(spine, `[data-hotkey="${key}"]`);
  if (key === 'Enter') return !layers.walking && click(spine, MAIN);
  if (key === 'u' || key === 'U') return click(spine, '[data-action="undo"]');
  if (/^[a-z]+$/i.test(key) && click(spine, `[data-key="${key.toLowerCase()}"]`)) return true;
  if (key !== 'Escape' || !choice.picked.length) return false;
  choice.drop();
  return true;
}

import type { Attachment } from 'svelte/attachments';
import { middle } from './middle';

type Axis = 'x' | 'y';
const STEPS: Record<string, { axis: Axis; sign: number }> = {
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowDown: { axis: 'y', sign: 1 },
  ArrowUp: { axis: 'y', sign: -1 },
};

/** The nearest one in the direction of the arrow; what lies straight ahead is nearer. */
function nearest(from: Element, all: readonly HTMLElement[], axis: Axis, sign: number): HTMLElement | null {
  const here = middle(from);
  const across: Axis = axis === 'x' ? 'y' : 'x';
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const there = middle(one);
    const ahead = (there[axis] - here[axis]) * sign;
    if (ahead < 2) continue;
    const distance = ahead + 3 * Math.abs(there[across] - here[across]);
    if (distance < least) [least, best] = [distance, one];
  }
  return best;
}

/** A group of buttons: the arrows move within it, Tab enters and leaves it as one. */
export const arrows: Attachment<HTMLElement> = (group) => {
  const members = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];

  function enterBy(entrance: HTMLElement | undefined): void {
    for (const one of members()) {
      const index = one === entrance ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index; // even the same again would have it styled anew
    }
  }
  function tidy(): void {
    const all = members();
    const entrances = all.filter((one) => one.tabIndex === 0);
    if (entrances.length !== 1) enterBy(entrances[0] ?? all[0]);
  }
  function focusin({ target }: FocusEvent): void {
    const entrance = members().find((one) => one === target);
    if (entrance) enterBy(entrance);
  }
  function keydown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !from || !group.contains(from) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(from, members(), step.axis, step.sign);
    event.preventDefault();
    next?.focus();
  }

  tidy();
  const watcher = new MutationObserver(tidy);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', focusin);
  group.addEventListener('keydown', keydown);
  return () => {
    watcher.disconnect();
    group.removeEventListener('focusin', focusin);
    group.removeEventListener('keydown', keydown);
  };
};

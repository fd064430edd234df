/* A click means what was under the pointer when the player made up their mind: the second click of a double click must
   not hit what the first one has brought there, and no click what has slid there since the finger came down. */

/** Two clicks within so many milliseconds are one intention. */
const BURST = 400;
/** Nor does anybody react sooner to what has come elsewhere; after that a click there is aimed at it. */
const GLANCE = 250;
/** So many pixels apart they are at the same point. */
const NEAR = 12;
const ANSWERS = 'button, a[href], [role="button"], [role="tab"], summary'; // a field can be set back at once

/** Something that answers to clicks, and where it is. */
export interface Spot {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Click {
  time: number;
  x: number;
  y: number;
  /** What it hits; null where nothing answers. */
  what: string | null;
}

export class ClickGuard {
  #last: (Click & { spots: readonly Spot[] }) | null = null;

  /** False if it comes too soon for something that was not there at the click before. `spots`: all that is there now. */
  lets(click: Click, spots: () => readonly Spot[]): boolean {
    if (this.#isTooSoon(click)) return false;
    this.#last = { ...click, spots: spots() };
    return true;
  }

  #isTooSoon({ time, x, y, what }: Click): boolean {
    const last = this.#last;
    if (!last || what === null || time - last.time >= BURST) return false;
    // At the same point: whatever lay beneath what has been clicked was not to be seen.
    if (Math.hypot(x - last.x, y - last.y) < NEAR) return what !== last.what;
    if (time - last.time >= GLANCE) return false;
    return !last.spots.some((spot) => spot.what === what && holds(spot, x, y));
  }
}

const holds = ({ left, top, right, bottom }: Spot, x: number, y: number): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** What is chosen with a button, where it says so. */
function chosen({ dataset: { option, pick, target } }: HTMLElement): string | undefined {
  return option ?? pick ?? target;
}

/** What a button does, however often it is drawn anew. */
function meaning(node: HTMLElement): string {
  const what = chosen(node) ?? node.getAttribute('aria-label') ?? node.textContent;
  return [node.tagName, node.dataset.action, what].join(' ');
}

/** What a finger came down on. */
interface Aim {
  node: Element | null;
  what: string | null;
  chosen: string | undefined;
}

const answering = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERS) : null;

function spots(): Spot[] {
  return [...document.querySelectorAll<HTMLElement>(ANSWERS)].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { what: meaning(node), left, top, right, bottom };
  });
}

/** Guards the whole page. Keys and scripts click without a pointer, and are let through. */
export function guardClicks(): () => void {
  const guard = new ClickGuard();
  let aim: Aim | null = null;
  const down = (event: PointerEvent): void => {
    if (event.isPrimary === false) return; // another finger or the palm, of which no click comes
    const node = answering(event);
    aim = { node, what: node && meaning(node), chosen: node ? chosen(node) : undefined };
  };
  /** It is what the finger came down on: the same button for the same choice, or one that does the same. */
  const aimedAt = (node: HTMLElement): boolean =>
    aim === null || (aim.node === node ? aim.chosen === chosen(node) : aim.what === meaning(node));
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    const node = answering(event);
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const meant = node === null || aimedAt(node);
    aim = null;
    if (meant && guard.lets({ time, x, y, what: node && meaning(node) }, spots)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('click', click, { capture: true });
  return () => {
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('click', click, { capture: true });
  };
}

/* Where the card of a guide stands: beside what is lit, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = 'top' | 'bottom' | 'left' | 'right';

export interface Placed {
  left: number;
  top: number;
  /** Where the card stands, seen from what is lit; its arrow points back. Null: apart from it. */
  side: Side | null;
  /** How far along the card the arrow is. */
  arrow: number;
}

const GAP = 16;
const EDGE = 8;
const CORNER = 20;
const ARROW = 16;
const SIDES: readonly Side[] = ['top', 'bottom', 'right', 'left'];

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function union(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  const width = Math.max(a.left + a.width, b.left + b.width) - left;
  return { left, top, width, height: Math.max(a.top + a.height, b.top + b.height) - top };
}

function beside(side: Side, lit: Box, card: Size, screen: Size): Placed {
  const across = side === 'top' || side === 'bottom';
  const left = across
    ? clamp(lit.left + lit.width / 2 - card.width / 2, EDGE, screen.width - card.width - EDGE)
    : side === 'left'
      ? lit.left - GAP - card.width
      : lit.left + lit.width + GAP;
  const top = !across
    ? clamp(lit.top + Math.min(40, lit.height / 2 - 40), EDGE, screen.height - card.height - EDGE)
    : side === 'top'
      ? lit.top - GAP - card.height
      : lit.top + lit.height + GAP;
  const arrow = across
    ? clamp(lit.left + lit.width / 2 - left - ARROW / 2, CORNER, card.width - CORNER - ARROW)
    : clamp(lit.top + Math.min(lit.height / 2, 90) - top - ARROW / 2, CORNER, card.height - CORNER - ARROW);
  return { left, top, side, arrow };
}

const within = ({ left, top }: Placed, card: Size, screen: Size): boolean =>
  left >= EDGE && top >= EDGE && left + card.width <= screen.width - EDGE && top + card.height <= screen.height - EDGE;

/** Beside the first of what is lit that has room for it; apart from all of it where none has. On a `narrow` screen rather
 *  at its foot, where it hides least. */
export function settle(lit: readonly Box[], card: Size, screen: Size, wish?: Side, narrow = false): Placed {
  const middle: Placed = {
    left: (screen.width - card.width) / 2,
    top: (screen.height - card.height) / 2,
    side: null,
    arrow: 0,
  };
  if (!lit.length) return middle;
  const covers = (placed: Placed): number => lit.reduce((sum, one) => sum + shared({ ...card, ...placed }, one), 0);
  const foot: Placed = { ...middle, top: screen.height - card.height - EDGE };
  if (narrow && covers(foot) === 0) return foot;
  const sides = wish ? [wish, ...SIDES.filter((one) => one !== wish)] : SIDES;
  const found = lit
    .flatMap((one) => sides.map((side) => beside(side, one, card, screen)))
    .find((placed) => within(placed, card, screen) && covers(placed) === 0);
  return found ?? apart(card, screen, covers);
}

const STEPS = 12;

/** The place on the screen where it covers least, rather low than high. */
function apart(card: Size, screen: Size, covers: (placed: Placed) => number): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (let i = STEPS; i >= 0; i--) {
    for (let j = 0; j <= STEPS; j++) {
      const left = EDGE + ((screen.width - card.width - 2 * EDGE) * j) / STEPS;
      const top = EDGE + ((screen.height - card.height - 2 * EDGE) * i) / STEPS;
      const placed: Placed = { left, top, side: null, arrow: 0 };
      const covered = covers(placed);
      if (covered < least) [best, least] = [placed, covered];
    }
  }
  return best!;
}

/** Things that overlap are lit as one. */
export function joined(boxes: readonly Box[]): Box[] {
  const out: Box[] = [];
  for (const one of boxes) {
    const near = out.findIndex((other) => shared(other, one) > 0);
    if (near < 0) out.push(one);
    else return joined([...out.with(near, union(out[near]!, one)), ...boxes.slice(boxes.indexOf(one) + 1)]);
  }
  return out;
}

/** What is lit of a thing so large that the card had to lie over it: what the card leaves free. */
export function free(lit: Box, card: Box): Box {
  if (!shared(lit, card)) return lit;
  const above = { ...lit, height: card.top - GAP / 2 - lit.top };
  const from = card.top + card.height + GAP / 2;
  const below = { ...lit, top: from, height: lit.top + lit.height - from };
  const best = above.height >= below.height ? above : below;
  return best.height > 0 ? best : lit;
}

/** A rounded outline, as a path. */
export function outline({ left, top, width, height }: Box, radius = 10): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [h, v] = [width - 2 * r, height - 2 * r];
  const turn = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}h${h}${turn(r, r)}v${v}${turn(-r, r)}h${-h}${turn(-r, -r)}v${-v}${turn(r, -r)}z`;
}

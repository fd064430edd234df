import {
  arc,
  centre,
  distance,
  EASE,
  pair,
  schedule,
  STILL_PX,
  type Box,
  type Flight,
  type Manner,
  type Spot,
  type Travel,
} from './motion';
import { selector } from './story';

/** The stage above a board, on which its pieces travel. Only a picture: it blocks nothing and never throws. */

const FADE_MS = 80;
const CROWD = 60;
const DRAG_PX = 12;
const BY_HAND_MS = 1500;

type Piece = Spot & { piece: Element };

const SVG = 'http://www.w3.org/2000/svg';

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const inView = (box: Box): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.x < innerWidth &&
  box.y < innerHeight &&
  box.x + box.width > 0 &&
  box.y + box.height > 0;

/** A copy of a piece that can be laid anywhere on the page; part of an SVG gets a sheet of its own. */
function likeness(element: Element, box: Box): Element {
  const copy = element.cloneNode(true) as Element;
  copy.removeAttribute('id');
  copy.removeAttribute('data-piece');
  let sheet = copy;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement && !element.ownerSVGElement)) {
    const own = element.getBBox();
    sheet = document.createElementNS(SVG, 'svg');
    sheet.setAttribute('viewBox', `${own.x} ${own.y} ${own.width} ${own.height}`);
    copy.removeAttribute('transform');
    (copy as SVGElement).style.transform = 'none';
    sheet.append(copy);
  }
  lay(sheet as HTMLElement | SVGElement, box);
  return sheet;
}

function lay(element: HTMLElement | SVGElement, box: Box): void {
  Object.assign(element.style, {
    position: 'fixed',
    margin: '0',
    overflow: 'visible',
    pointerEvents: 'none',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
}

function token(flight: Flight, box: Box): SVGSVGElement {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('viewBox', '0 0 32 32');
  sheet.style.color = flight.ink;
  const part = (name: string, facts: Record<string, string | number>): void => {
    const one = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(facts)) one.setAttribute(key, String(value));
    sheet.append(one);
  };
  if (flight.ground) part('rect', { x: 2, y: 2, width: 28, height: 28, rx: 4, style: `fill:${flight.ground}` });
  const inset = flight.ground ? 6 : 1;
  part('use', {
    href: `#${flight.symbol}`,
    x: inset,
    y: inset,
    width: 32 - 2 * inset,
    height: 32 - 2 * inset,
    style: `fill:${flight.ink}`,
  });
  lay(sheet, box);
  return sheet;
}

/** Whether something that scrolled carries pieces with it; a log does not. */
const holdsPieces = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.querySelector('[data-piece]') !== null;

const harmless = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    console.warn('motion', error);
  }
};

/** `measure` before an update, `play` after it. */
export class Stage {
  private before: Spot[] = [];
  private draggedAt = -Infinity;
  private pressed: { x: number; y: number } | null = null;
  private window = '';
  private running = new Set<Animation>();
  private layer: HTMLElement;
  private listening = new AbortController();

  constructor(
    private root: HTMLElement,
    private manner: () => Manner,
  ) {
    this.layer = document.createElement('div');
    this.layer.setAttribute('aria-hidden', 'true');
    Object.assign(this.layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: 'var(--z-tip)' });
    document.body.append(this.layer);
    const on = { capture: true, passive: true, signal: this.listening.signal };
    for (const input of ['pointerdown', 'keydown', 'wheel']) addEventListener(input, () => this.finish(), on);
    addEventListener('pointerdown', (event) => this.press(event), on);
    addEventListener('pointerup', (event) => this.release(event), on);
    addEventListener('resize', () => this.forget(), on);
    addEventListener(
      'scroll',
      ({ target }) => {
        if (holdsPieces(target)) this.forget();
      },
      on,
    );
  }

  measure(): void {
    harmless(() => {
      this.finish();
      this.before = this.manner().tempo === 0 ? [] : this.spots();
      this.window = `${innerWidth}x${innerHeight}`;
    });
  }

  play(flights: readonly Flight[]): void {
    harmless(() => {
      const manner = this.manner();
      if (manner.tempo === 0) return;
      const same = this.window === `${innerWidth}x${innerHeight}`;
      // What was dragged there by hand has already made its way.
      const byHand = performance.now() - this.draggedAt < BY_HAND_MS;
      const travels = same && !byHand ? pair(this.before, this.spots()) : [];
      if (travels.length > CROWD) return;
      const alone = this.bring(flights, travels);
      const moves = travels.filter((travel) => travel.from !== null);
      const { delays, duration } = schedule(moves.length, manner.tempo);
      moves.forEach(({ from, to }, i) => this.move(from!, to, delays[i]!, duration, manner.still));
      if (!manner.still) this.fly(alone, manner.tempo);
    });
  }

  finish(): void {
    harmless(() => {
      for (const one of [...this.running]) one.finish();
    });
  }

  close(): void {
    this.listening.abort();
    this.finish();
    this.layer.remove();
  }

  private forget(): void {
    this.before = [];
    this.finish();
  }

  private spots(): Piece[] {
    return [...this.root.querySelectorAll('[data-piece]')]
      .filter((piece) => !this.mirrors(piece))
      .map((piece) => ({ id: piece.getAttribute('data-piece')!, box: boxOf(piece), piece }))
      .filter(({ box }) => inView(box));
  }

  /** It shows what is also in view elsewhere: only there it travels. */
  private mirrors(piece: Element): boolean {
    const original = piece.closest('[data-mirrors]')?.getAttribute('data-mirrors');
    return [...(original ? this.root.querySelectorAll(selector(original)) : [])].some((one) => inView(boxOf(one)));
  }

  private press({ clientX: x, clientY: y }: PointerEvent): void {
    this.pressed = { x, y };
  }

  private release({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.pressed;
    this.pressed = null;
    if (from && Math.hypot(x - from.x, y - from.y) > DRAG_PX) this.draggedAt = performance.now();
  }

  /** Pieces that appear come from where their flight begins; returns the flights that bring no piece. */
  private bring(flights: readonly Flight[], travels: Travel<Piece>[]): Flight[] {
    return flights.filter((flight) => {
      const coming = travels.find((travel) => travel.from === null && travel.to.id === flight.piece);
      if (coming) coming.from = this.spot(flight.from);
      return !coming;
    });
  }

  private move(from: Box, { piece, box }: Piece, delay: number, duration: number, still: boolean): void {
    const ghost = likeness(piece, from);
    this.layer.append(ghost);
    if (still) {
      this.run(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS }, () => ghost.remove());
      this.run(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
      return;
    }
    this.run(piece, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
    this.run(ghost, arc(from, box), { duration, delay, easing: EASE, fill: 'both' }, () => ghost.remove());
  }

  private fly(flights: readonly Flight[], tempo: number): void {
    const ways = flights.flatMap((flight) => {
      const from = this.spot(flight.from);
      const to = this.spot(flight.to);
      return from && to && distance(from, to) > STILL_PX
        ? Array.from({ length: Math.min(flight.count, 6) }, () => ({ flight, from, to }))
        : [];
    });
    const { delays, duration } = schedule(ways.length, tempo);
    ways.forEach(({ flight, from, to }, i) => {
      const piece = token(flight, from);
      this.layer.append(piece);
      const frames = arc(from, to);
      this.run(
        piece,
        [
          { ...frames[0], opacity: 0 },
          { ...frames[1], opacity: 1 },
          { ...frames[2], opacity: 0.2 },
        ],
        { duration: duration * 1.3, delay: delays[i]!, easing: EASE, fill: 'both' },
        () => piece.remove(),
      );
    });
  }

  private spot(selectors: readonly string[]): Box | null {
    for (const selector of selectors)
      for (const element of this.root.querySelectorAll(selector)) {
        const box = boxOf(element);
        if (!inView(box)) continue;
        const [x, y] = centre(box);
        const size = Math.min(26, Math.max(16, box.height));
        return { x: x - size / 2, y: y - size / 2, width: size, height: size };
      }
    return null;
  }

  private run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, done?: () => void): void {
    if (typeof element.animate !== 'function') return done?.();
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    const end = (): void => {
      this.running.delete(animation);
      done?.();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }
}

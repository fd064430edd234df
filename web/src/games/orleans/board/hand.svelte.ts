import { getContext, setContext } from 'svelte';
import type { Choice, State } from '$lib/choice.svelte';
import type { Option } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { TipContent } from '$lib/tip.svelte';
import { layers } from '$lib/ui/layers.svelte';
import { kindOf, needId, type Need, type OrleansBoard, type Tile } from '../view';
import { reasonOf, refusals } from '$lib/table/refusals.svelte';
import { tileTarget, towerTarget } from '../targets';
import { TILES } from './cells';
import { nextToFill } from './filling';

/** What a player does with the pieces of the own board: takes them up, puts them down, drags them. */

export type Piece = Tile | 'technology';

/** A space of a place, and what lies on it. */
export interface Spot {
  target: string;
  place: string;
  need: Need;
  content: Piece | null;
}

/** Something that can be taken up: where it lies, what it is, and whether it lies on a space. */
export interface Grip {
  target: string;
  piece: Piece;
  placed: boolean;
}

export interface Carried extends Grip {
  x: number;
  y: number;
  over: string | null;
}

export type Look = State | 'off';

export const MARKET = 'market';
const isPiece = (target: string): boolean => /^(tile|tower|stock):/.test(target);
const FAR = { mouse: 5, touch: 9 };
const EDGE = 70;

export class Hand {
  /** What is being dragged. */
  carried = $state.raw<Carried | null>(null);
  #dragged = false;

  constructor(
    readonly choice: Choice,
    readonly texts: Texts,
    readonly board: () => OrleansBoard,
  ) {}
  /** The follower or technology in the hand. */
  readonly held: Piece | null = $derived.by(() => {
    for (const target of this.choice.picked) {
      const [role, id] = target.split(':');
      if (role === 'tile' || role === 'tower') return id as Tile;
      if (role === 'stock') return 'technology';
    }
    return null;
  });

  /** The decision is about single spaces; otherwise whole places are picked. */
  readonly aboutSpaces: boolean = $derived.by(() => {
    const { decision, concerns } = this.choice;
    const all = [...(decision?.options ?? []), ...(decision?.refused ?? [])];
    return all.some((option) => concerns(option).some((target) => target.startsWith('space:')));
  });

  /** Followers are placed: spaces light up only for what lies in the hand. */
  readonly #awaitsPiece: boolean = $derived.by(
    () => !this.choice.picked.length && this.choice.options.some(({ label }) => label.startsWith('place')),
  );

  look(spot: Spot): Look {
    const state = this.choice.state(spot.target);
    if (state === 'legal' && this.#awaitsPiece) return 'rest';
    if (state === 'rest' && this.held && !spot.content) return 'off';
    return state;
  }

  /** The option that would take back what was put on this space. */
  takesBack(spot: Spot): Option | null {
    return this.choice.takesBack(spot.target);
  }

  why(spot: Spot): TipContent | null {
    const refused = reasonOf(this.choice.why(spot.target), this.texts);
    if (refused) return refused;
    const { held } = this;
    const { place, need, content, target } = spot;
    if (held === 'technology' || this.choice.state(target) !== 'rest') return null;
    if (!held && (content || !this.#awaitsPiece || this.choice.answers(target))) return null;
    if (content) return { title: this.texts.t('board-space-taken', { place }), rule: this.board().space_rules.taken };
    return {
      title: this.texts.t('board-needs', { kind: needId(need) }),
      text: held ? this.texts.t('board-needs-instead', { tile: kindOf(held) }) : this.texts.t('board-needs-none'),
      rule: this.board().space_rules[need],
    };
  }

  /** A click on something that can be taken up: it lies in the hand, or is done with at once. */
  take(grip: Grip): void {
    if (this.#dragged) return;
    const goesFirst = this.choice.picked.every(isPiece);
    const goesSomewhere = this.choice.about(grip.target).some(({ label }) => label !== 'lay' && label !== 'banish');
    if (goesFirst && goesSomewhere) this.choice.hold(grip.target);
    else this.choice.pick(grip.target);
  }

  /** A letter takes up a follower of its kind; again, the next of that kind; then it lets go. */
  type(letter: string): boolean {
    const grips = TILES.filter((tile) => this.texts.name('letter', kindOf(tile)) === letter)
      .flatMap((tile) =>
        [tileTarget(tile), towerTarget(tile)].map((target) => ({ target, piece: tile, placed: false })),
      )
      .filter(({ target }) => this.choice.answers(target));
    if (!grips.length) return false;
    const next = grips[grips.findIndex(({ target }) => this.choice.picked.includes(target)) + 1];
    if (next) this.take(next);
    else this.choice.drop();
    return true;
  }

  /** A click on its name would put somebody on this place. */
  fills(place: string): boolean {
    return !this.choice.confirms && this.#nextFor(place) !== null;
  }

  #nextFor(place: string): Option | null {
    return nextToFill(this.choice.options, place, this.board().fill_order);
  }

  /** Puts on a place what is in the hand; otherwise everybody who fits. */
  async fill(place: string): Promise<void> {
    const once = this.held !== null;
    for (let next = this.#nextFor(place); next; next = this.#nextFor(place)) {
      await this.choice.send(next);
      if (once) return;
    }
  }

  /** A click on a space, or a piece dropped on it. */
  put(spot: Spot): void {
    if (this.#dragged) return;
    const why = this.held || !this.choice.answers(spot.target) ? this.why(spot) : null;
    if (why) refusals.say(spot.target, why);
    else this.choice.pick(spot.target);
  }

  /** The pointer goes down on a piece: from a few pixels on it is dragged. */
  grab(event: PointerEvent, grip: Grip, spotAt: (target: string) => Spot | null): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    const far = event.pointerType === 'touch' ? FAR.touch : FAR.mouse;
    const stop = new AbortController();
    const { signal } = stop;

    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (!this.carried) {
        if (Math.hypot(x - from.x, y - from.y) < far) return;
        this.#lift(grip);
      }
      this.carried = { ...grip, x, y, over: dropAt(x, y) };
      scrollNear(x, y);
    };
    const end = (event: Event): void => {
      stop.abort();
      const { carried } = this;
      if (!carried) return;
      this.carried = null;
      if (event.type === 'pointerup') void this.#land(carried, spotAt);
      else if (!carried.placed) this.choice.drop();
      // The click that follows is part of the drag.
      this.#dragged = true;
      setTimeout(() => (this.#dragged = false));
    };
    window.addEventListener('pointermove', move, { signal });
    for (const name of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(name, end, { signal });
    const letGo = (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape' || !this.carried) return false;
      end(event);
      return true;
    };
    signal.addEventListener('abort', layers.add({ level: 'hand', press: letGo }));
  }

  #lift(grip: Grip): void {
    refusals.clear();
    if (grip.placed) this.choice.drop();
    else if (!this.choice.picked.includes(grip.target)) this.choice.hold(grip.target);
  }

  async #land(carried: Carried, spotAt: (target: string) => Spot | null): Promise<void> {
    const { over, placed, target, piece } = carried;
    if (placed) {
      if (!over || over === target) return;
      const back = this.choice.takesBack(target);
      if (back) await this.choice.send(back);
      else if (over === MARKET) this.choice.pick(target);
      if (!back || over === MARKET) return;
      this.choice.hold(`tile:${piece}`);
    }
    const spot = over ? spotAt(over) : null;
    if (spot) this.put(spot);
    else if (over && this.choice.state(over) === 'legal') this.choice.pick(over);
    else this.choice.drop();
  }
}

/** What lies under the pointer that takes pieces. */
function dropAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;
}

/** A piece dragged to the edge of a scrolling board moves the board. */
function scrollNear(x: number, y: number): void {
  const box = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board]');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + EDGE) box.scrollBy(0, -10);
  else if (y > bottom - EDGE * 2 && y < bottom - EDGE) box.scrollBy(0, 10);
}

const KEY = Symbol('hand');

/** The hand of the player whose board this is; none where a board is only looked at. */
export const getHand = (): Hand | null => getContext<Hand | null>(KEY) ?? null;
export const setHand = (hand: Hand | null): Hand | null => setContext(KEY, hand);

import { store, stored } from '../storage';

/** The short tour of a browser's first game: once walked through or closed, it does not come back. */

/** One stop: what it points at, and where its card stands. */
export interface TourStep {
  id: string;
  /** What it points at, as a selector. */
  at: string;
  /** Beside it where there is room; otherwise above or below. */
  side?: 'left' | 'right';
  /** The tab of a phone it is on. */
  tab?: string;
  /** It belongs to the very beginning. */
  first?: boolean;
}

/** The tour of the table in view: its menu shows it once more. */
export const tours = $state<{ here: TourState | null }>({ here: null });

export class TourState {
  #index = $state(0);
  #over = $state(true);
  #again = $state(false);
  readonly #key: string;
  readonly #all: readonly TourStep[];
  steps: readonly TourStep[] = $state.raw([]);

  constructor(game: string, steps: readonly TourStep[]) {
    this.steps = this.#all = steps;
    this.#key = `scriptorium.tour.${game}`;
    // Where nothing can be remembered: better no tour than one in every game.
    this.#over = stored(this.#key) !== null;
  }

  get step(): TourStep | null {
    return this.#over ? null : (this.steps[this.#index] ?? null);
  }
  /** Asked for, at whatever moment of the game. */
  get again(): boolean {
    return this.#again;
  }
  get number(): number {
    return this.#index + 1;
  }
  /** The gold button of the table is meant: the card has none. */
  get last(): boolean {
    return this.#index + 1 === this.steps.length;
  }

  /** What the player does counts as going on: never back. */
  reach(id: string): void {
    this.#index = Math.max(
      this.#index,
      this.steps.findIndex((step) => step.id === id),
    );
  }
  next(): void {
    if (this.last) this.end();
    else this.#index++;
  }
  back(): void {
    this.#index = Math.max(0, this.#index - 1);
  }
  /** What can still be shown of it, from the beginning. */
  restart(): void {
    this.steps = this.#all.filter(({ at, tab, first }) => !first && (tab || document.querySelector(at)));
    this.#index = 0;
    this.#over = false;
    this.#again = true;
  }
  end(): void {
    this.#over = true;
    this.#again = false;
    store(this.#key, 'seen');
  }
}

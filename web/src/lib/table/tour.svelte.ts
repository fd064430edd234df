import { store, stored } from '../storage';

/** The short tour of a browser's first game: once walked through or closed, it does not come back. */

/** One stop: what it points at, and where its card stands. */
export interface TourStep {
  id: string;
  /** What it points at, as a selector. */
  at: string;
  /** Beside it where there is room; otherwise above or below. */
  side?: 'left' | 'right';
}

export class TourState {
  #index = $state(0);
  #over = $state(true);
  readonly #key: string;

  constructor(game: string, readonly steps: readonly TourStep[]) {
    this.#key = `scriptorium.tour.${game}`;
    // Where nothing can be remembered: better no tour than one in every game.
    this.#over = stored(this.#key) !== null;
  }

  get step(): TourStep | null {
    return this.#over ? null : (this.steps[this.#index] ?? null);
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
    this.#index = Math.max(this.#index, this.steps.findIndex((step) => step.id === id));
  }
  next(): void {
    if (this.last) this.end();
    else this.#index++;
  }
  back(): void {
    this.#index = Math.max(0, this.#index - 1);
  }
  end(): void {
    this.#over = true;
    store(this.#key, 'seen');
  }
}

import { store, stored } from '../../../lib/storage';

/** The short tour of a browser's first game: once walked through or closed, it does not come back. */

const KEY = 'scriptorium.tour.orleans';
export const STEPS = ['points', 'market', 'place', 'ready'] as const;
export type Step = (typeof STEPS)[number];

export class TourState {
  #index = $state(0);
  // Where nothing can be remembered: better no tour than one in every game.
  #over = $state(stored(KEY) !== null);

  get step(): Step | null {
    return this.#over ? null : (STEPS[this.#index] ?? null);
  }
  get number(): number {
    return this.#index + 1;
  }

  /** What the player does counts as going on: never back. */
  reach(step: Step): void {
    this.#index = Math.max(this.#index, STEPS.indexOf(step));
  }
  next(): void {
    if (this.#index + 1 < STEPS.length) this.#index++;
    else this.end();
  }
  back(): void {
    this.#index = Math.max(0, this.#index - 1);
  }
  end(): void {
    this.#over = true;
    store(KEY, 'seen');
  }
}

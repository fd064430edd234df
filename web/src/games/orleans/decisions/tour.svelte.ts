/** The short tour of a browser's first game: once walked through or closed, it does not come back. */

const KEY = 'scriptorium.tour.orleans';
export const STEPS = ['market', 'place', 'ready'] as const;
export type Step = (typeof STEPS)[number];

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return 'blocked'; // nothing can be remembered: better no tour than one in every game
  }
}

export class TourState {
  #index = $state(0);
  #over = $state(stored() !== null);

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
    try {
      localStorage.setItem(KEY, 'seen');
    } catch {
      // It ends for this page at least.
    }
  }
}

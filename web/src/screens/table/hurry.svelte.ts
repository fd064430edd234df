import type { LiveTable } from '$lib/live.svelte';
import { layers } from '$lib/ui/layers.svelte';

const STEPS = new Set([',', '.', 'Tab', 'ArrowLeft', 'ArrowRight', 'Shift']);
/** Milliseconds in which the click that belongs to a pointer has come as well. */
const CLICK = 50;

/** Any input shows the newest at once. It does nothing else: it was aimed at what was shown before. */
export class Hurry {
  /** Until that input is over, nothing is asked. */
  on = $state(false);

  constructor(readonly live: Pick<LiveTable, 'waiting' | 'flush'>) {}

  hear = (event: Event): void => {
    const told = event.target instanceof Element && event.target.closest('[data-recap], [data-steps]');
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (told || (key && (STEPS.has(key) || layers.covered))) return; // it has its own buttons and keys
    this.on = this.live.waiting > 0;
    this.live.flush();
  };

  /** It is over; so it is when the window is left, for a key let go elsewhere is not heard. */
  calm = (): void => {
    setTimeout(() => {
      this.on = false;
    }, CLICK);
  };
}

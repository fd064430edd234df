/* The clock of a table that is being set up. */
import type { ClockSetup } from '$lib/messages';

export const MODES = ['none', 'game', 'move', 'days'] as const;
export type Mode = (typeof MODES)[number];
type Name = 'time' | 'bonus';

const DAY = 86_400;
const minutes = (...all: number[]): number[] => all.map((one) => one * 60);

/** What can be chosen, in seconds. */
export const STEPS: Record<Exclude<Mode, 'none'>, Record<Name, readonly number[]>> = {
  game: { time: minutes(5, 10, 15, 20, 30, 45, 60, 90, 120), bonus: [0, 5, 10, 20, 30, 60] },
  move: { time: [30, ...minutes(1, 2, 3, 5, 10, 15, 30)], bonus: [0] },
  days: { time: [DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY], bonus: [0] },
};
const USUAL = { game: [900, 20], move: [120, 0], days: [3 * DAY, 0] } as const;

export class ClockForm {
  mode = $state<Mode>('none');
  time = $state(0);
  bonus = $state(0);
  out = $state<ClockSetup['out'] & string>('bot');

  choose(mode: Mode): void {
    this.mode = mode;
    if (mode !== 'none') [this.time, this.bonus] = USUAL[mode];
  }

  may(name: Name, by: -1 | 1): boolean {
    return this.#beside(name, by) !== undefined;
  }
  step(name: Name, by: -1 | 1): void {
    this[name] = this.#beside(name, by) ?? this[name];
  }
  #beside(name: Name, by: -1 | 1): number | undefined {
    if (this.mode === 'none') return undefined;
    const steps = STEPS[this.mode][name];
    return steps[steps.indexOf(this[name]) + by];
  }

  /** The number and its unit (a key of the catalogue). */
  shown(name: Name): { unit: 'seconds' | 'minutes' | 'in-days'; n: number } {
    const seconds = this[name];
    if (this.mode === 'days') return { unit: 'in-days', n: seconds / DAY };
    return name === 'time' && seconds >= 60 ? { unit: 'minutes', n: seconds / 60 } : { unit: 'seconds', n: seconds };
  }

  request(): ClockSetup | null {
    const { mode, time: base, bonus, out } = this;
    return mode === 'none' ? null : { mode, base, bonus, out };
  }
}

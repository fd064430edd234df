import type { ShownTable } from './context';
import { lastSteps, movesOf, newest, stepsSince, type Move, type Step } from './since';
import { fromMine } from './seats';
import type { GameStory } from './story';

/** Following the others: what they did since my last turn, and looking at it step by step. */

export interface Watching {
  live: Pick<ShownTable, 'log' | 'mine' | 'table' | 'decision' | 'waiting' | 'hold' | 'look' | 'next' | 'flush'>;
  story: () => GameStory;
  /** Milliseconds for a step; 0: nothing plays by itself. */
  pace: () => number;
}

export class Follow {
  /** The step looked at, from 0; null: the newest. */
  at = $state<number | null>(null);
  /** The move in the line that is lit. */
  lit = $state<number | null>(null);
  /** It plays by itself. */
  playing = $state(false);
  /** What was there when I first did something. */
  #done = $state(0);
  /** The entry told last; null before there is a table. */
  #told: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watching: Watching;

  constructor(watching: Watching) {
    this.#watching = watching;
  }

  get #live() {
    return this.#watching.live;
  }
  readonly #seats: number = $derived.by(() => this.#live.table?.players ?? 0);
  /** Everything the others did since my last turn. */
  readonly steps: readonly Step[] = $derived.by(() =>
    stepsSince(this.#live.log, this.#live.mine, this.#seats, this.#watching.story()),
  );
  readonly #order: readonly number[] = $derived.by(() =>
    fromMine(this.#seats + 1, this.#live.mine).filter((seat) => seat !== this.#live.mine),
  );
  /** Their newest moves, for the line in the spine. */
  readonly moves: readonly Move[] = $derived.by(() =>
    (this.steps.at(-1)?.k ?? 0) > this.#done ? newest(movesOf(this.steps, this.#watching.story()), this.#order) : [],
  );
  /** The last move of everybody else, for the marks on the board. */
  readonly traces: readonly Move[] = $derived.by(() => {
    const all = movesOf(lastSteps(this.#live.log, this.#seats, this.#watching.story()), this.#watching.story());
    return this.#order.flatMap((seat) => all.findLast((move) => move.seat === seat) ?? []);
  });
  /** The step on the screen. */
  readonly now: number = $derived(this.at ?? this.steps.length - 1);
  readonly step: Step | null = $derived.by(() => this.steps[this.now] ?? null);
  /** Others' turns are being shown. */
  get shown(): boolean {
    return this.step !== null && (this.at !== null || this.#live.waiting > 0);
  }

  /** They are gone through step by step. */
  get walking(): boolean {
    return this.step !== null && this.at !== null;
  }

  /** My first click: the line has been read. */
  read(): void {
    this.#done = this.steps.at(-1)?.k ?? this.#done;
    this.lit = null;
  }

  /** The chips one after the other. */
  walk(by: 1 | -1): void {
    const count = this.moves.length;
    if (count) this.lit = ((this.lit ?? (by > 0 ? -1 : count)) + by + count) % count;
  }

  // Step by step

  go(step: number): void {
    this.playing = false;
    this.#show(step);
  }
  back(): void {
    if (this.now > 0) this.go(this.now - 1);
  }
  next(): void {
    if (this.now < this.steps.length - 1) this.go(this.now + 1);
    else if (this.#live.waiting) {
      this.at = null;
      this.#live.look(null);
      this.#live.hold(true);
      const { length } = this.steps;
      this.#live.next();
      if (this.#live.waiting) return;
      // Nothing else holds the table from here on: the last step does, or it goes on.
      if (this.steps.length > length) this.at = this.steps.length - 1;
      else this.end();
    } else this.end();
  }
  /** Back to what is. */
  end(): void {
    this.stop();
    this.#live.flush();
  }
  /** The newest is on the screen. */
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.at = null;
  }

  /** Steps that came at once, as an automaton's do, are shown one by one. Call when the log has grown. */
  tell(): void {
    if (!this.#live.table) return;
    const told = this.#told;
    const last = this.steps.at(-1);
    const from = this.steps.findIndex(({ k }) => k > (told ?? 0));
    this.#told = Math.max(told ?? 0, last?.k ?? this.#live.log.at(-1)?.k ?? 0);
    const together = from >= 0 && this.steps.slice(from).filter(({ k }) => k === last?.k).length > 1;
    if (told === null || !together || !this.#watching.pace()) return;
    this.#live.hold(true);
    this.playing = true;
    this.#show(from);
  }

  #show(step: number): void {
    clearTimeout(this.#timer);
    this.at = step;
    this.#live.hold(true);
    this.#live.look(this.steps[step]!.k === this.steps.at(-1)!.k ? null : this.steps[step]!.k);
    if (!this.playing) return;
    const over = step >= this.steps.length - 1;
    this.#timer = setTimeout(() => (over ? this.end() : this.#show(step + 1)), this.#watching.pace());
  }
}

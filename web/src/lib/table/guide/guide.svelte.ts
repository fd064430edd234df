/* A guide on its way: which step, whether it is shown, and what is kept of it. */
import { keep, kept } from '../../guide';
import type { GuideHere } from './guides.svelte';
import type { GuideStep, GuideTask } from './steps';

interface Start {
  /** What it is kept under; nothing is kept of a step that is only shown. */
  name: string;
  table: string;
  /** The step that was asked for, counted from 1. */
  asked?: number | null;
  /** One step of it is shown, at a table that is not guided. */
  single?: boolean;
  intro?: boolean;
}

export class Guide implements GuideHere {
  #index = $state(0);
  #folded = $state(false);
  #over = $state(false);
  #wanted = $state(false);
  #called = $state(0);
  /** Asides that have been told. */
  #told = $state.raw<readonly string[]>([]);
  /** How often it was skipped: the first time it comes back by itself. */
  #skipped = 0;
  readonly intro: boolean;
  readonly single: boolean;
  readonly #name: string;
  readonly #table: string;

  readonly steps: readonly GuideStep[];
  readonly #asides: readonly GuideStep[];

  constructor(all: readonly GuideStep[], { name, table, asked = null, single = false, intro = false }: Start) {
    this.steps = all.filter(({ aside }) => !aside);
    this.#asides = all.filter(({ aside }) => aside);
    [this.#name, this.#table, this.single, this.intro] = [name, table, single, intro];
    const before = kept(name);
    const same = before?.table === table ? before : null;
    this.#index = Math.min(Math.max(0, asked === null ? (same?.step ?? 0) : asked - 1), this.steps.length - 1);
    this.#over = asked === null && Boolean(same?.done ?? (intro && before?.done));
    this.#wanted = asked !== null;
    if (!this.#over) this.#keep();
  }

  /** This very step was asked for: it is shown whenever that is. */
  get wanted(): boolean {
    return this.#wanted;
  }

  /** How often it was skipped or called: it says where it waits. */
  get called(): number {
    return this.#called;
  }

  get step(): GuideStep {
    return this.steps[this.#index]!;
  }
  /** What is asked between the steps, if that is to be told. */
  get aside(): GuideStep | null {
    if (this.folded || this.single || this.step.when()) return null;
    const found = this.#asides.find(({ when }) => when());
    return found && !this.#told.includes(found.id) ? found : null;
  }
  /** It has been told. */
  tell({ id }: GuideStep): void {
    if (!this.#told.includes(id)) this.#told = [...this.#told, id];
  }
  /** Counted from 1. */
  get number(): number {
    return this.#index + 1;
  }
  get of(): number {
    return this.steps.length;
  }
  get last(): boolean {
    return this.number === this.of;
  }
  get folded(): boolean {
    return this.#folded || this.#over;
  }
  get over(): boolean {
    return this.#over;
  }
  /** It comes back by itself when its moment comes again, once. */
  get returns(): boolean {
    return this.#folded && !this.#over && this.#skipped < 2;
  }

  /** What there is to do; null: nothing, or nothing now. */
  get task(): GuideTask | null {
    if (this.step.done?.()) return this.step.tasks?.at(-1) ?? null;
    return this.step.tasks?.find(({ when }) => when()) ?? null;
  }
  get done(): boolean {
    return this.step.done?.() ?? false;
  }

  next(): void {
    if (this.single || this.last) this.end();
    else this.#go(this.#index + 1);
  }
  back(): void {
    this.#go(Math.max(0, this.#index - 1));
  }
  skip(): void {
    if (this.single || this.intro) return this.end();
    this.#folded = true;
    this.#skipped++;
    this.#called++;
  }
  resume(): void {
    this.#folded = this.#over = false;
    this.#called++;
    if (!this.intro) return this.#keep();
    this.#go(0);
  }
  end(): void {
    this.#over = true;
    this.#keep();
  }

  #go(index: number): void {
    this.#wanted = false;
    this.#index = index;
    this.#keep();
  }
  #keep(): void {
    if (!this.single) keep(this.#name, { table: this.#table, step: this.#index, done: this.#over });
  }
}

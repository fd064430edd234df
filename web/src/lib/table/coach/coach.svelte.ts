import { api, Failure } from '../../api';
import type { Choice } from '../../choice.svelte';
import { complain } from '../../complain';
import type { ShownTable } from '../../context';
import type { Hint, Hints, Option } from '../../messages';

/** What ends a plan or turn stays mine to do. */
const LAST = new Set(['ready', 'end', 'pass']);
/** Fewer points between plans mean nothing. */
const SAME = 0.5;

/** The hints of one table: asked for, looked at one by one, followed. They are gone when anything has changed. */
export class Coach {
  open = $state(false);
  asking = $state(false);
  found = $state.raw<Hints | null>(null);
  chosen = $state(0);

  constructor(
    readonly live: ShownTable,
    readonly choice: Choice,
  ) {}

  // Not derived: the coach outlives the button that made it, and what is derived would die with that.

  get hints(): readonly Hint[] {
    return this.found?.seq === this.live.seq ? this.found.hints : [];
  }

  get plan(): Hint | null {
    return this.open ? (this.hints[this.chosen] ?? null) : null;
  }

  get alike(): boolean {
    const values = this.hints.map(({ value }) => value);
    return values.length > 1 && Math.max(...values) - Math.min(...values) < SAME;
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  async ask(): Promise<void> {
    this.open = true;
    if (this.asking || this.hints.length) return;
    this.asking = true;
    this.chosen = 0;
    try {
      this.found = await api.hints(this.live.id, { seq: this.live.seq, count: 3 });
    } catch (caught) {
      this.close();
      // Who has gone on meanwhile needs no excuse.
      if (!(caught instanceof Failure && caught.outdated)) complain(caught);
    } finally {
      this.asking = false;
    }
  }

  close(): void {
    this.open = false;
  }

  choose(at: number): void {
    if (this.hints.length) this.chosen = (at + this.hints.length) % this.hints.length;
  }

  /** Everything of the plan but what ends it, one choice after the other, each of which can be taken back. */
  async place(): Promise<void> {
    const steps = this.plan?.actions.filter(({ label }) => !LAST.has(label)) ?? [];
    this.close();
    for (const step of steps) {
      const offered: Option | undefined = this.live.decision?.options.find(({ text }) => text === step.text);
      if (!offered) return;
      await this.choice.send(offered);
    }
  }
}

let current: Coach | null = null;

/** The same for as long as the table is, whatever is asked. */
export function coachOf(live: ShownTable, choice: Choice): Coach {
  if (current?.live !== live) current = new Coach(live, choice);
  return current;
}

import type { Instead } from '$lib/choice.svelte';
import type { ShownTable } from '$lib/context';
import type { Decision, Proposal } from '$lib/messages';
import { Proposals } from '$lib/proposals.svelte';

/**
 * What the team talks about while one of them decides for all: which proposal is looked at, and the one I make. While
 * I make mine, whatever I choose on the table is its next step.
 */
export class Talk extends Proposals implements Instead {
  readonly #live: ShownTable;
  /** The seat whose proposal I look at; null: whoever has shown one. */
  #looking = $state<number | null>(null);
  /** I make one of my own, though I do not speak. */
  #making = $state(false);

  constructor(live: ShownTable) {
    super(live);
    this.#live = live;
  }

  /** The one I look at; null: none is there, or I begin mine. */
  readonly shown: Proposal | null = $derived.by(() => {
    const looking = this.of(this.#looking);
    if (looking || (this.#looking !== null && this.#looking === this.#live.mine)) return looking;
    return this.mine ?? this.all[0] ?? null;
  });
  /** What I look at is mine to go on with. */
  readonly making: boolean = $derived.by(() => {
    if (this.asked === null || this.#live.mine === null) return false;
    return (this.iSpeak || this.#making) && (this.shown === null || this.shown.seat === this.#live.mine);
  });
  /** Something is mine to answer now: the next step of my proposal, or whether one is confirmed. */
  readonly answering: boolean = $derived(this.iSpeak || this.making);

  /** Where nothing is left to choose, the question stays and has no answers. */
  readonly decision: Decision | null = $derived.by(() => {
    if (!this.asked) return null;
    const next = this.making && !this.confirming ? this.next : null;
    return next ?? { ...this.asked, options: [], refused: [] };
  });

  act(action: string): Promise<boolean> {
    const steps = this.making ? (this.mine?.steps.map(({ text }) => text) ?? []) : [];
    return this.show([...steps, action]);
  }

  /** These steps are mine from now on. */
  show(steps: string[]): Promise<boolean> {
    this.#looking = this.#live.mine;
    return this.#live.propose(steps);
  }
  look(seat: number): void {
    this.#looking = seat;
    if (seat !== this.#live.mine) this.#making = false;
  }
  /** One of my own, from the beginning or from where mine is. */
  make(): void {
    this.#making = true;
    this.#looking = this.#live.mine;
  }
  done(): void {
    this.#making = false;
  }
  /** The decision is over: the next one begins anew. */
  forget(): void {
    this.#making = false;
    this.#looking = null;
  }
}

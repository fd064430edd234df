import type { Decision, Option } from './messages';

/**
 * The decision in hand, narrowed down by what has been picked. It knows no rules: an option is
 * possible as long as it concerns everything picked so far, in whatever order.
 *
 * A target is one of the strings in `Option.targets` (`tile:knight`, `place:ship`), or one that a
 * game adds to them with `concerns` (`space:ship:2`), for pieces that an option names only indirectly.
 */

export type State = 'rest' | 'legal' | 'chosen' | 'refused';

export interface Source {
  decision: () => Decision | null | undefined;
  act: (action: string) => unknown;
  /** The player wants to confirm each choice with the main button. */
  confirm: () => boolean;
}

/** A question that stands in for the one that is asked, and where its answers go: a proposal. */
export interface Instead {
  readonly decision: Decision | null;
  act: (action: string) => unknown;
}

type Concerns = (option: Option) => readonly string[];

interface Hand {
  kind: string;
  targets: readonly string[];
}

interface Try {
  target: string;
  option: Option;
}

const EMPTY: Hand = { kind: '', targets: [] };
const NOBODY: readonly string[] = [];

export class Choice {
  /** What an option is about; a game may add targets of its own. */
  concerns: Concerns = $state.raw((option) => option.targets);

  /** Something else that is being answered; null: what is asked. */
  instead: Instead | null = $state.raw(null);

  readonly #source: Source;
  #hand: Hand = $state.raw(EMPTY);
  #tried: Try | null = $state.raw(null);
  #sending: Promise<unknown> = Promise.resolve();

  constructor(source: Source) {
    this.#source = source;
  }

  readonly decision: Decision | null = $derived.by(() =>
    this.instead ? this.instead.decision : (this.#source.decision() ?? null),
  );

  readonly #topics: Map<Option, ReadonlySet<string>> = $derived.by(() => {
    const all = [...(this.decision?.options ?? []), ...(this.decision?.refused ?? [])];
    return new Map(all.map((option) => [option, new Set(this.concerns(option))]));
  });

  readonly #forward: readonly Option[] = $derived.by(
    () => this.decision?.options.filter((option) => !option.takes_back) ?? [],
  );

  /** What may be taken back: a choice of its own, never narrowed. */
  readonly backward: readonly Option[] = $derived.by(
    () => this.decision?.options.filter((option) => option.takes_back) ?? [],
  );

  /** What has been picked, as far as this decision still knows it. */
  readonly picked: readonly string[] = $derived.by(() => {
    const { kind, targets } = this.#hand;
    const possible = kind === this.decision?.kind && this.#among(this.#forward, targets).length > 0;
    return possible ? targets : NOBODY;
  });

  /** What is still possible. */
  readonly options: readonly Option[] = $derived.by(() => this.#among(this.#forward, this.picked));

  /** The option that what is picked has determined: it waits for the main button. */
  readonly ready: Option | null = $derived.by(() => {
    const [option, ...others] = this.options;
    return option && this.picked.length && !others.length ? option : null;
  });

  /** The refused option that was tried last. */
  readonly tried: Try | null = $derived.by(() => {
    const tried = this.#tried;
    return tried && this.decision?.refused.includes(tried.option) ? tried : null;
  });

  readonly #legal: ReadonlySet<string> = $derived.by(() => this.#union(this.options));
  readonly #known: ReadonlySet<string> = $derived.by(() => this.#union(this.#forward));

  /** Each choice waits for the main button. */
  get confirms(): boolean {
    return this.#source.confirm();
  }

  state(target: string): State {
    if (this.picked.includes(target)) return 'chosen';
    if (this.#legal.has(target)) return 'legal';
    return this.why(target) ? 'refused' : 'rest';
  }

  /** Picking it would do something: narrow, switch, or take back. */
  answers(target: string): boolean {
    return this.#known.has(target) || this.takesBack(target) !== null;
  }

  /** The refused option, with its reason, that picking this would come to; or null. */
  why(target: string): Option | null {
    if (this.#legal.has(target)) return null;
    const [refused] = this.#among(this.decision?.refused ?? [], [...this.picked, target]);
    return refused ?? null;
  }

  /** The choice that picking this would take back; or null. */
  takesBack(target: string): Option | null {
    const [option] = this.#among(this.backward, [target]);
    return option ?? null;
  }

  /** The options that concern all of these, whatever is picked. */
  about(...targets: string[]): Option[] {
    return this.#among(this.#forward, targets);
  }

  /** Adds it to what is picked, or lets go of it. One option left: done, or ready for the main button. */
  pick(target: string): void {
    if (!this.hold(target)) return;
    if (this.ready && !this.confirms) this.send(this.ready);
  }

  /** Like `pick`, but never sends: a piece taken in the hand. True if it lies in the hand now. */
  hold(target: string): boolean {
    this.#tried = null;
    const picked = this.picked;
    if (picked.includes(target)) {
      this.#take(picked.filter((one) => one !== target));
      return false;
    }
    if (this.#legal.has(target)) return this.#take([...picked, target]);
    const refused = this.why(target);
    if (refused && picked.length) return this.#refuse(target, refused);
    const back = this.takesBack(target);
    if (back) {
      this.send(back);
      return false;
    }
    if (this.#known.has(target)) return this.#take([...this.#keep(target), target]);
    const [alone] = this.#among(this.decision?.refused ?? [], [target]);
    return alone ? this.#refuse(target, alone) : false;
  }

  /** Lets go of everything. */
  drop(): void {
    this.#hand = EMPTY;
    this.#tried = null;
  }

  /** One after the other: a choice made while another is under way waits, and lapses if it is not
   * offered any more. */
  send(option: Option): Promise<unknown> {
    this.drop();
    const before = this.#sending.catch(() => undefined);
    this.#sending = before.then(() => {
      const offered = this.decision?.options.some((one) => one.text === option.text);
      return offered ? (this.instead ?? this.#source).act(option.text) : undefined;
    });
    return this.#sending;
  }

  #take(targets: readonly string[]): true {
    this.#hand = { kind: this.decision?.kind ?? '', targets };
    return true;
  }

  #refuse(target: string, option: Option): false {
    this.#tried = { target, option };
    return false;
  }

  /** What of the hand goes together with a new target, the latest first. */
  #keep(target: string): string[] {
    const kept: string[] = [];
    for (const one of [...this.picked].reverse()) {
      if (this.about(target, one, ...kept).length) kept.unshift(one);
    }
    return kept;
  }

  #among(options: readonly Option[], targets: readonly string[]): Option[] {
    return options.filter((option) => targets.every((one) => this.#topics.get(option)?.has(one)));
  }

  #union(options: readonly Option[]): Set<string> {
    return new Set(options.flatMap((option) => [...(this.#topics.get(option) ?? [])]));
  }
}

import type { Choice } from '$lib/choice.svelte';
import type { Option } from '$lib/messages';

/**
 * Several things that are owed, chosen together and given one after the other. What is not offered
 * any more when its turn comes lapses, and the rest is asked for again.
 */
export class Basket {
  #texts = $state.raw<readonly string[]>([]);

  constructor(
    readonly choice: Choice,
    readonly owed: () => number,
    /** How many of it there are. */
    readonly stock: (option: Option) => number,
  ) {}

  /** What is in it, as far as it is still offered. */
  readonly options: readonly Option[] = $derived.by(() =>
    this.#texts
      .flatMap((text) => this.choice.options.find((option) => option.text === text) ?? [])
      .slice(0, this.owed()),
  );

  get missing(): number {
    return this.owed() - this.options.length;
  }

  /** Nothing more is owed, or nothing more is there. */
  get full(): boolean {
    return this.missing === 0 || this.choice.options.every((option) => this.exhausted(option));
  }

  exhausted(option: Option): boolean {
    return this.count(option) >= this.stock(option);
  }

  count(option: Option): number {
    return this.options.filter(({ text }) => text === option.text).length;
  }

  add(option: Option): void {
    if (!this.full && !this.exhausted(option)) this.#texts = [...this.options.map(({ text }) => text), option.text];
  }

  remove(option: Option): void {
    const texts = this.options.map(({ text }) => text);
    const at = texts.lastIndexOf(option.text);
    if (at >= 0) texts.splice(at, 1);
    this.#texts = texts;
  }

  clear(): void {
    this.#texts = [];
  }

  give(): void {
    const options = this.options;
    this.clear();
    for (const option of options) void this.choice.send(option);
  }
}

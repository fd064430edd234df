import { api, Failure } from '$lib/api';
import type { Analysis } from '$lib/messages';

/** The analysis of a finished game: asked for, and looked at until it is whole. */
export class Asked {
  found = $state.raw<Analysis | null>(null);
  failure = $state.raw<Failure | null>(null);
  readonly #id: string;
  readonly #api: Pick<typeof api, 'analyse' | 'analysis'>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #times = 0;

  static readonly AGAIN = 1000; // ms between looks at how far it is

  constructor(id: string, from: Pick<typeof api, 'analyse' | 'analysis'> = api) {
    [this.#id, this.#api] = [id, from];
  }

  ask(): void {
    this.close();
    this.failure = null;
    void this.#look(this.#api.analyse(this.#id), this.#times);
  }

  /** Nobody looks any more; it is made all the same. */
  close(): void {
    this.#times++;
    clearTimeout(this.#timer);
  }

  async #look(answer: Promise<Analysis>, time: number): Promise<void> {
    try {
      const one = await answer;
      if (time !== this.#times) return;
      this.found = one;
      if (one.status === 'running')
        this.#timer = setTimeout(() => void this.#look(this.#api.analysis(this.#id), time), Asked.AGAIN);
    } catch (caught) {
      if (!(caught instanceof Failure)) throw caught;
      if (time === this.#times) this.failure = caught;
    }
  }
}

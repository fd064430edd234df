/** The illustration layer. A table is whole without it: pictures are fetched when the page has nothing else to do, and
 * whoever wants a plain board, or whose network or eyes ask for one, never fetches them. */
import moments from './art/moments.svg?url';
import pieces from './art/pieces.svg?url';
import { settings } from './settings.svelte';

/** In ms, where a browser cannot say when it is idle. */
const SOON = 200;
/** One that never is brings them all the same. */
const LATEST = 2000;

function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const ticket = requestIdleCallback(then, { timeout: LATEST });
    return () => cancelIdleCallback(ticket);
  }
  const timer = setTimeout(then, SOON);
  return () => clearTimeout(timer);
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}

export class Art {
  /** What has come, by address. */
  #sheets = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What the table on the screen is drawn with. */
  #wanted = $state.raw<readonly string[]>([]);

  /** The drawings, each once: the page holds them, everything else refers to their ids. */
  get sheets(): readonly string[] {
    return [...this.#sheets.values()];
  }

  /** Room is left for pictures, whether they have come or not. */
  get expected(): boolean {
    return !settings.plain;
  }

  /** The pictures can be drawn. */
  get on(): boolean {
    return this.expected && this.#wanted.length > 0 && this.#wanted.every((address) => this.#sheets.has(address));
  }

  /** Where nothing is drawn with pictures, they are off. */
  get state(): 'off' | 'coming' | 'on' {
    return this.on ? 'on' : this.expected && this.#wanted.length > 0 ? 'coming' : 'off';
  }

  /** Call in an effect of what shows them: brings the drawings of a game, and those that all games share. */
  follow(addresses: readonly string[]): () => void {
    const wanted = [...addresses, pieces, moments];
    this.#wanted = wanted;
    const stop = this.expected ? whenIdle(() => void this.#bring(wanted)) : null;
    return () => {
      stop?.();
      if (this.#wanted === wanted) this.#wanted = [];
    };
  }

  async #bring(addresses: readonly string[]): Promise<void> {
    const missing = addresses.filter((address) => !this.#sheets.has(address));
    try {
      const found = await Promise.all(missing.map(fetched));
      this.#sheets = new Map([...this.#sheets, ...missing.map((address, i) => [address, found[i]!] as const)]);
    } catch {
      // The table stays as it is, and the next one asks again.
    }
  }
}

export const art = new Art();

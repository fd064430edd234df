/* Links made on the computer that runs the server: others cannot follow them where its name is one that every
 * computer gives itself. */
import { api } from './api';
import type { Network } from './messages';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export class Reach {
  #found = $state.raw<Network | null>(null);
  readonly local: boolean;

  constructor(readonly here: { origin: string; hostname: string } = location) {
    this.local = LOOPBACK.test(here.hostname);
  }

  /** Asks under which address the network knows this computer. */
  async ask(): Promise<void> {
    if (!this.local || this.#found) return;
    // Without an answer the link stays as it is, and nothing is said of it.
    this.#found = await api.network().catch(() => null);
  }

  /** A link of ours as others can follow it, if they can. */
  url(link: string): string {
    const address = this.#found?.address;
    return address && link.startsWith(this.here.origin) ? address + link.slice(this.here.origin.length) : link;
  }

  /** What would let others follow it; null: they can. */
  get command(): string | null {
    return this.#found && !this.#found.address ? this.#found.command : null;
  }

  /** It leads here by way of the network. */
  get network(): boolean {
    return Boolean(this.#found?.address);
  }
}

/** One for all links of the page. */
export const reach = new Reach();

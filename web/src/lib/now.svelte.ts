/* The time, once a second for whoever looks. */
import { createSubscriber } from 'svelte/reactivity';
import type { SeatInfo } from './messages';

class Now {
  readonly #look = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  /** Milliseconds, by this browser's clock. */
  get ms(): number {
    this.#look();
    return Date.now();
  }

  /** Seconds, by the server's clock. */
  at(server: { ahead: number }): number {
    return (this.ms + server.ahead) / 1000;
  }
}

export const now = new Now();

/** Seconds without a connection until somebody is away. */
const GRACE = 60;

/** How many seconds somebody has been away; null: they are there, or only just gone. */
export function awayFor({ kind, online, away_since: since }: SeatInfo, at: number): number | null {
  if (kind !== 'person' || online || since === null) return null;
  const gone = at - since;
  return gone >= GRACE ? gone : null;
}

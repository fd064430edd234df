/* A socket that is kept open: made again whenever it breaks, later each time. */

const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
const LONG_LOST = 20_000;
/** The close code of the server for a table one may not see. */
const REFUSED = 4403;

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export function browserSocket(path: string): Socket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as Socket;
}

interface Ends {
  socket: (path: string) => Socket;
  now: () => number;
  /** Where to connect to, each time. */
  path: () => string;
  message: (data: string) => void;
  /** It could not even be opened, or was closed on purpose. */
  refused: () => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Line {
  online = $state(false);
  /** It has been gone for 20 seconds. */
  lost = $state(false);
  /** When the next attempt is made, in the clock of `Ends.now`; 0: now. */
  retryAt = $state(0);

  readonly #ends: Ends;
  #socket: Socket | null = null;
  #attempts = 0;
  #closed = false;
  #retry: Timer;
  #patience: Timer;

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#connect();
  }

  /** Tries now. */
  reconnect(): void {
    if (!this.online && !this.#closed) this.#connect();
  }

  /** Breaks off and connects anew. */
  renew(): void {
    if (!this.#closed) this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.retryAt = 0;
    const socket = this.#ends.socket(this.#ends.path());
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      this.#opened();
    };
    socket.onmessage = ({ data }) => {
      this.#attempts = 0; // not when it opens: it may be closed again at once
      this.#ends.message(data);
    };
    socket.onclose = ({ code }) => {
      this.#socket = null;
      this.online = false;
      this.#patience ??= setTimeout(() => {
        this.lost = true;
      }, LONG_LOST);
      this.#tryAgain();
      if (!opened || code === REFUSED) this.#ends.refused();
    };
  }

  #opened(): void {
    this.online = true;
    this.lost = false;
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #tryAgain(): void {
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#attempts++) * (0.8 + 0.4 * Math.random());
    this.retryAt = this.#ends.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

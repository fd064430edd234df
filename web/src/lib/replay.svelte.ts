import { api, type Failure } from './api';
import type { ShownTable } from './context';
import type { Decision, View } from './messages';
import { clampStop, lastStop, restFor, segmentAt, soon, stopOf, tapeOf, byRound, type Tape } from './transport';

/** A table's past: looks like a live table to the board, and plays like a tape. */

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const KEPT = 400;
const refused = (): Promise<boolean> => Promise.resolve(false);

type Ask = (id: string, k: number) => Promise<{ view: View }>;

export class ReplayTable implements ShownTable {
  readonly #live: ShownTable;
  readonly #ask: Ask;
  readonly #views = new Map<number, Promise<View>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  stop = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  view = $state.raw<View | null>(null);
  failed = $state(false);

  readonly tape: Tape = $derived.by(() => tapeOf(this.#live.log));
  readonly k: number = $derived(this.tape.stops[clampStop(this.tape, this.stop)] ?? 0);
  readonly log = $derived.by(() => this.#live.log.filter((entry) => entry.k <= this.k));

  constructor(live: ShownTable, ask: Ask = api.moment) {
    this.#live = live;
    this.#ask = ask;
  }

  // What the board asks of a table

  get id(): string {
    return this.#live.id;
  }
  get table() {
    return this.#live.table;
  }
  get board() {
    return this.#live.board;
  }
  get chat() {
    return this.#live.chat;
  }
  get notices() {
    return this.#live.notices;
  }
  get ahead(): number {
    return this.#live.ahead;
  }
  get mine(): number | null {
    return this.#live.mine;
  }
  get seq(): number {
    return this.k;
  }
  get online(): boolean {
    return this.#live.online;
  }
  get lost(): boolean {
    return this.#live.lost;
  }
  get retryAt(): number {
    return this.#live.retryAt;
  }
  get gone(): Failure | null {
    return this.#live.gone;
  }
  readonly decision: Decision | null = null;
  readonly team = null;
  readonly error: Failure | null = null;
  readonly undo = false;
  readonly busy = false;
  readonly waiting = 0;
  readonly myTurn = false;
  act = refused;
  takeBack = refused;
  reset = refused;
  propose = refused;
  agree = refused;
  say = refused;
  handOver = refused;
  takeSeat = refused;
  vote = refused;
  seatBot = refused;
  prefer = refused;
  flush(): void {}
  reconnect(): void {
    this.#live.reconnect();
  }

  // The tape

  /** All that happened, also after this moment. */
  get whole() {
    return this.#live.log;
  }
  /** The table as it is now. */
  get newest(): View | null {
    return this.#live.view;
  }

  get atEnd(): boolean {
    return this.stop >= lastStop(this.tape);
  }
  get segment() {
    return segmentAt(this.tape, this.stop);
  }

  go(stop: number): void {
    this.stop = clampStop(this.tape, stop);
    void this.#show();
  }
  step(direction: 1 | -1): void {
    this.pause();
    this.go(this.stop + direction);
  }
  round(direction: 1 | -1): void {
    this.pause();
    this.go(byRound(this.tape, this.stop, direction));
  }
  jump(k: number): void {
    this.pause();
    this.go(stopOf(this.tape, k));
  }

  play(): void {
    if (this.atEnd) this.stop = 0;
    this.playing = true;
    void this.#show();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
  close(): void {
    this.pause();
  }

  async #show(): Promise<void> {
    clearTimeout(this.#timer);
    const k = this.k;
    try {
      const view = await this.#fetch(k);
      if (this.k !== k) return;
      this.view = view;
      this.failed = false;
    } catch {
      if (this.k !== k) return;
      this.failed = true;
      this.pause();
      return;
    }
    for (const next of soon(this.tape, this.stop)) this.#fetch(next).catch(() => undefined);
    if (this.playing) this.#advance();
  }

  #advance(): void {
    this.#timer = setTimeout(
      () => {
        if (this.atEnd) this.pause();
        else this.go(this.stop + 1);
      },
      restFor(this.tape, this.stop, this.speed),
    );
  }

  #fetch(k: number): Promise<View> {
    const known = this.#views.get(k);
    if (known) return known;
    const asked = this.#ask(this.id, k).then(({ view }) => view);
    asked.catch(() => this.#views.delete(k));
    this.#views.set(k, asked);
    if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value!);
    return asked;
  }
}

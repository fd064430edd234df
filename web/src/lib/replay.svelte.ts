import { api, type Eyes, type Failure } from './api';
import type { ShownTable } from './context';
import type { Decision, LogEntry, View } from './messages';
import {
  byRound,
  clampStop,
  lastStop,
  reached,
  restFor,
  segmentAt,
  soon,
  stopOf,
  stopReaching,
  tapeOf,
  type Tape,
} from './transport';

/** A table's past: looks like a live table to the board, and plays like a tape. */

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const KEPT = 400;
const refused = (): Promise<boolean> => Promise.resolve(false);

/** Where moments come from: those of my own log, and those of a finished game by anybody's eyes. */
export type Past = Pick<typeof api, 'moment' | 'story' | 'past'>;

export class ReplayTable implements ShownTable {
  readonly #live: ShownTable;
  readonly #past: Past;
  readonly #views = new Map<string, Promise<View>>();
  /** Boards of an earlier moment than the one that was asked for. */
  readonly #earlier = new WeakSet<View>();
  #wanted: Eyes | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  stop = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  view = $state.raw<View | null>(null);
  failed = $state(false);
  /** What a bot makes of it is shown as well. */
  judged = $state(false);

  /** Who looks at it; null while the game runs, where everybody has but their own eyes. */
  by = $state.raw<Eyes | null>(null);
  #story = $state.raw<LogEntry[] | null>(null);

  /** All that happened, also after this moment. */
  readonly whole: readonly LogEntry[] = $derived.by(() => this.#story ?? this.#live.log);
  readonly tape: Tape = $derived.by(() => tapeOf(this.whole));
  readonly #reached: number[] = $derived.by(() => reached(this.whole));
  readonly k: number = $derived(this.tape.stops[clampStop(this.tape, this.stop)] ?? 0);
  /** How far the record has come at this moment; the same for all eyes. */
  readonly at: number = $derived(this.#reached[this.k] ?? 0);
  readonly entry: LogEntry | null = $derived(this.whole[this.k - 1] ?? null);
  readonly log = $derived.by(() => this.whole.filter((entry) => entry.k <= this.k));

  constructor(live: ShownTable, past: Past = api) {
    this.#live = live;
    this.#past = past;
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
    return this.by ? this.by.seat : this.#live.mine;
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
  readonly recap = null;
  readonly error: Failure | null = null;
  readonly undo = false;
  readonly busy = false;
  readonly waiting = 0;
  readonly held = false;
  readonly myTurn = false;
  act = refused;
  takeBack = refused;
  reset = refused;
  propose = refused;
  agree = refused;
  say = refused;
  handOver = refused;
  takeSeat = refused;
  resign = refused;
  vote = refused;
  seatBot = refused;
  prefer = refused;
  flush(): void {}
  hold(): void {}
  look(): void {}
  next(): void {}
  reconnect(): void {
    this.#live.reconnect();
  }

  // The tape

  /** Looks with other eyes at entry `at` of the record: story, board and moment change together. */
  async see(by: Eyes, at: number = this.at): Promise<void> {
    this.pause();
    this.#wanted = by;
    try {
      const { log } = await this.#past.story(this.id, by);
      const tape = tapeOf(log);
      const stop = stopReaching(tape, reached(log), at);
      const view = await this.#looked(by, reached(log)[tape.stops[stop]!]!);
      if (this.#wanted !== by) return;
      [this.by, this.#story, this.stop, this.view, this.failed] = [by, log, stop, view, false];
    } catch {
      if (this.#wanted === by) this.failed = true;
    }
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

  /** To where the record has come to entry `at`. */
  reach(at: number): void {
    this.pause();
    this.go(stopReaching(this.tape, this.#reached, at));
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
    const { k, by } = this;
    const passed = (): boolean => this.k !== k || this.by !== by;
    try {
      const view = await this.#fetch(k);
      if (passed()) return;
      this.view = view;
      this.failed = false;
    } catch {
      if (passed()) return;
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
    if (this.by) return this.#looked(this.by, this.#reached[k] ?? 0);
    return this.#kept(`${k}`, () => this.#past.moment(this.id, k));
  }

  #looked(by: Eyes, n: number): Promise<View> {
    return this.#kept(`${by.seat} ${by.everything} ${n}`, () => this.#past.past(this.id, n, by));
  }

  /** Whether the board is that of this moment; of tables of older versions not every one was kept. */
  get exact(): boolean {
    return !this.view || !this.#earlier.has(this.view);
  }

  #kept(key: string, ask: () => Promise<{ view: View; exact?: boolean }>): Promise<View> {
    const known = this.#views.get(key);
    if (known) return known;
    const asked = ask().then(({ view, exact }) => {
      if (exact === false) this.#earlier.add(view);
      return view;
    });
    asked.catch(() => this.#views.delete(key));
    this.#views.set(key, asked);
    if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value!);
    return asked;
  }
}

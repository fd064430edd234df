/* One table, kept up to date: by socket, or by asking again while there is none. */
import { api, Failure } from './api';
import type {
  Agree,
  ChatLine,
  Decision,
  LogEntry,
  Preferences,
  Recap,
  TableInfo,
  TeamDecision,
  Update,
  View,
} from './messages';
import { browserSocket, Line, type Socket } from './line.svelte';
import { standing } from './log';
import { settings } from './settings.svelte';

/** More waiting moves than this are shown faster, so that nobody watches for long who has not asked for it. */
const PATIENCE = 8;
const ASK_AGAIN = 3000;

/** What a LiveTable needs of the world; tests bring their own. */
export interface World {
  api: typeof api;
  socket: (path: string) => Socket;
  now: () => number;
  /** Milliseconds that another player's move is shown before the next, of so many. */
  pace: (waiting: number) => number;
  hidden: () => boolean;
}

const BROWSER: World = {
  api,
  socket: browserSocket,
  now: () => performance.now(),
  pace: (waiting) => settings.pace * (settings.speed === 'slow' ? 1 : Math.min(1, PATIENCE / waiting)),
  hidden: () => document.hidden,
};

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** What is printed on the board: static, as the game's own module knows it. */
  board = $state.raw<Record<string, unknown> | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** What the speaker is asked for the team, and what the players would do. */
  team = $state.raw<TeamDecision | null>(null);
  /** The turn to the present round. */
  recap = $state.raw<Recap | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What became of seats: lines of the table, in the order of the chat. */
  notices = $state.raw<readonly ChatLine[]>([]);
  /** What is added to this browser's clock to have the server's, in milliseconds. */
  ahead = $state(0);
  /** Counts the log entries shown; what a choice is made on. */
  seq = $state(0);
  undo = $state(false);
  /** A choice of mine is under way. */
  busy = $state(false);
  /** The last request that failed; null again with the next one. */
  error = $state.raw<Failure | null>(null);
  /** There is no such table, or not for me. */
  gone = $state.raw<Failure | null>(null);
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** Something is being told first: what waits goes on waiting, and I am asked nothing. */
  held = $state(false);

  readonly #world: World;
  readonly #line: Line;
  #queue: Update[] = [];
  #newest: View | null = null;
  /** The entry of the log that is looked back at. */
  #looked: number | null = null;
  #past = new Map<number, Promise<View>>();
  #received = 0;
  #seated: number | null | undefined;
  #shownAt = -Infinity;
  #made = { by: '', at: 0 };
  #boardOf = '';
  #heard = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  #askBoard: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    world: World = BROWSER,
  ) {
    this.#world = world;
    this.#line = new Line({
      socket: world.socket,
      now: world.now,
      path: () => world.api.livePath(id, this.#received),
      message: (data) => this.#take(JSON.parse(data) as Update),
      // It does not say why; a request does, and it may get through.
      refused: () => void this.#ask(),
    });
  }

  get online(): boolean {
    return this.#line.online;
  }
  /** The connection has been gone for 20 seconds. */
  get lost(): boolean {
    return this.#line.lost;
  }
  /** When the next attempt to connect is made, in the clock of `World.now`; 0: now. */
  get retryAt(): number {
    return this.#line.retryAt;
  }

  get mine(): number | null {
    return this.table?.seat ?? null;
  }
  /** The newest state is on the screen, and it asks me. */
  get myTurn(): boolean {
    return this.decision !== null && this.waiting === 0 && !this.held;
  }

  // What I do

  act(action: string): Promise<boolean> {
    return this.#choose((seq) => this.#world.api.act(this.id, { seq, action }));
  }
  takeBack(): Promise<boolean> {
    return this.#choose((seq) => this.#world.api.undo(this.id, seq));
  }
  reset(): Promise<boolean> {
    return this.#choose((seq) => this.#world.api.reset(this.id, seq));
  }
  /** What I would do in the speaker's place. */
  propose(steps: string[]): Promise<boolean> {
    return this.#post((seq) => this.#world.api.propose(this.id, { seq, steps }));
  }
  agree(agreement: Omit<Agree, 'seq'>): Promise<boolean> {
    return this.#post((seq) => this.#world.api.agree(this.id, { seq, ...agreement }));
  }
  say(words: string): Promise<boolean> {
    return this.#post(() => this.#world.api.say(this.id, words));
  }
  /** A bot takes my seat. */
  handOver(level: string): Promise<boolean> {
    return this.mine === null ? Promise.resolve(false) : this.seatBot(this.mine, level);
  }
  /** I take my seat back from the bot. */
  takeSeat(): Promise<boolean> {
    const seat = this.mine;
    if (seat === null) return Promise.resolve(false);
    return this.#choose(() => this.#world.api.seat(this.id, seat, { kind: 'me' }));
  }
  /** A bot takes a seat: an open one, or mine. */
  seatBot(seat: number, level: string): Promise<boolean> {
    return this.#choose(() => this.#world.api.seat(this.id, seat, { kind: 'bot', level }));
  }
  /** I want a bot for a seat whose player is away, or no more. */
  vote(seat: number, agrees: boolean): Promise<boolean> {
    return this.#post(() => this.#world.api.vote(this.id, { seat, agrees }));
  }
  /** I give up: a bot plays on, and I watch. */
  resign(): Promise<boolean> {
    return this.#choose(() => this.#world.api.resign(this.id));
  }
  prefer(preferences: Preferences): Promise<boolean> {
    return this.#post(() => this.#world.api.preferences(this.id, preferences));
  }

  /** What waits is not shown until it is let go on. */
  hold(held: boolean): void {
    this.held = held;
    if (!held) this.#advance();
  }

  /** Shows one of those that wait. */
  next(): void {
    const update = this.#queue.shift();
    if (update) this.#show(update);
    this.waiting = this.#queue.length;
  }

  /** Shows the newest at once. Every input does so. */
  flush(): void {
    clearTimeout(this.#next);
    this.held = false;
    this.look(null);
    for (const update of this.#queue.splice(0)) this.#show(update);
    this.waiting = 0;
  }

  /** Shows the table as it was after an entry of the log; null: as it is. */
  look(k: number | null): void {
    if (k === this.#looked) return;
    this.#looked = k;
    if (k === null) {
      this.view = this.#newest;
      return;
    }
    const past = this.#past.get(k) ?? this.#world.api.moment(this.id, k).then(({ view }) => view);
    this.#past.set(k, past);
    past.then(
      (view) => {
        if (this.#looked === k) this.view = view;
      },
      () => this.#past.delete(k), // then the newest stays
    );
  }

  /** Tries to connect now; a socket that looks open may be dead, so asks as well. */
  reconnect(): void {
    if (this.online) void this.#ask();
    else this.#line.reconnect();
  }

  close(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#askBoard);
    this.#line.close();
  }

  // Taking in

  async #choose(request: (seq: number) => Promise<Update>): Promise<boolean> {
    this.busy = true;
    try {
      return await this.#post(request);
    } finally {
      this.busy = false;
    }
  }

  async #post(request: (seq: number) => Promise<Update>): Promise<boolean> {
    this.flush();
    this.error = null;
    try {
      const update = await request(this.seq);
      // The socket may have been faster: what it brought is being told, and goes on.
      if (!this.held) this.flush();
      this.#take(update);
      if (!this.held) this.flush();
      return true;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      if (failure.conflict) await this.#ask();
      this.error = failure;
      return false;
    }
  }

  /** Asks for what is new; for when the socket does not say it. */
  async #ask(): Promise<void> {
    try {
      this.#take(await this.#world.api.table(this.id, this.#received));
      this.gone = null;
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure;
      if (failure.unreachable || failure.status === 429) return;
      if (this.table === null || failure.status === 404 || failure.status === 403) {
        this.gone = failure;
        this.close();
      }
    }
  }

  #take(update: Update): void {
    if (update.table) {
      const { seat } = update.table;
      if (this.#seated !== undefined && seat !== this.#seated) return this.#beginAgain();
      this.#seated = seat;
    }
    if (update.since > this.#received) {
      // entries are missing in between
      void this.#ask();
      return;
    }
    this.ahead = update.made * 1000 - Date.now();
    this.#received = Math.max(this.#received, update.seq);
    this.#queue.push(update);
    this.#advance();
  }

  /** Another tab took a seat at this table: each seat has a log of its own. */
  #beginAgain(): void {
    clearTimeout(this.#next);
    this.#queue = [];
    this.#seated = undefined;
    this.#received = this.seq = this.waiting = 0;
    this.log = [];
    this.decision = null;
    this.#line.renew();
  }

  /** Shows what is due, and waits for the rest. */
  #advance(): void {
    clearTimeout(this.#next);
    for (let update = this.#queue[0]; update; update = this.#queue[0]) {
      if (this.held && this.#byOthers(update)) {
        this.waiting = this.#queue.length;
        return;
      }
      const wait = this.#shownAt + this.#pause(update) - this.#world.now();
      if (wait > 0) {
        this.waiting = this.#queue.length;
        this.#next = setTimeout(() => this.#advance(), wait);
        return;
      }
      this.#queue.shift();
      this.#show(update);
    }
    this.waiting = 0;
  }

  /** How long the state before is left on the screen. */
  #pause(update: Update): number {
    if (this.view === null || this.#world.hidden() || !this.#byOthers(update)) return 0;
    return this.#world.pace(this.#queue.length);
  }

  #byOthers(update: Update): boolean {
    return (
      (update.log ?? []).some((entry) => entry.k > this.seq && entry.seat !== this.mine) ||
      (!!update.view && !update.asked && update.seq >= this.seq)
    );
  }

  /** Answers and socket may overtake each other; an answer is always whole. */
  #isNewest({ seq, by, made }: Update): boolean {
    const late = seq < this.seq || (seq === this.seq && by === this.#made.by && made < this.#made.at);
    if (!late) this.#made = { by, at: made };
    return !late;
  }

  #show(update: Update): void {
    if (this.#isNewest(update)) {
      if (update.table) this.#seat(update.table);
      if (update.view) this.#newest = update.view;
      if (update.view && this.#looked === null) this.view = update.view;
      if (update.decision || !update.asked) this.decision = update.decision ?? null;
      if (update.team !== undefined) this.team = update.team;
      if (update.recap !== undefined) this.recap = update.recap;
      this.undo = update.undo;
    }
    const entries = (update.log ?? []).filter((entry) => entry.k > this.seq);
    if (entries.length) this.log = standing([...this.log, ...entries]);
    this.#hear((update.chat ?? []).filter((line) => line.n > this.#heard));
    this.seq = Math.max(this.seq, update.seq);
    this.#shownAt = this.#world.now();
  }

  #hear(lines: readonly ChatLine[]): void {
    if (!lines.length) return;
    this.#heard = lines.at(-1)!.n;
    const words = lines.filter(({ event }) => !event);
    const notices = lines.filter(({ event }) => event);
    if (words.length) this.chat = [...this.chat, ...words];
    if (notices.length) this.notices = [...this.notices, ...notices];
  }

  #seat(table: TableInfo): void {
    this.table = table;
    const { game, edition, scenario, players, options } = table;
    const board = JSON.stringify([game, edition, scenario, players, options]);
    if (board === this.#boardOf) return;
    this.#boardOf = board;
    this.#world.api.board(game, edition, scenario, players, options).then(
      (facts) => {
        this.board = facts;
      },
      (failure: unknown) => {
        if (!(failure instanceof Failure)) throw failure;
        this.#boardOf = '';
        this.#askBoard = setTimeout(() => this.#seat(this.table!), ASK_AGAIN);
      },
    );
  }
}

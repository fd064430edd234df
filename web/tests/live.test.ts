import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Failure } from '$lib/api';
import type { Socket } from '$lib/line.svelte';
import { LiveTable, type World } from '$lib/live.svelte';
import type { Decision, LogEntry, TableInfo, Update } from '$lib/messages';

const TABLE: TableInfo = {
  id: 't1',
  game: 'orleans',
  edition: '2019',
  scenario: 'base',
  options: {},
  players: 2,
  status: 'running',
  trouble: '',
  host: true,
  seat: 0,
  held: [0],
  curtain: false,
  auto: true,
  guide: false,
  commitment: '',
  seed: null,
  created: 0,
  seats: [],
  outcome: { kind: 'ranks' },
};
const DECISION: Decision = { seat: 0, kind: 'plan', values: {}, options: [], refused: [] };

const entry = (k: number, seat: number, undo: number | null = null): LogEntry => ({
  k,
  seat,
  round: 1,
  do: `a${k}`,
  events: [],
  spoken: {},
  auto: false,
  undo,
});

/** Update number `seq`, by a seat; it is my turn where `asked`. */
const update = (seq: number, seat: number, more: Partial<Update> = {}): Update => ({
  seq,
  since: seq - 1,
  by: 'a',
  made: seq,
  view: { at: seq },
  asked: false,
  undo: false,
  log: [entry(seq, seat)],
  ...more,
});
const first = (more: Partial<Update> = {}): Update => ({
  seq: 0,
  since: 0,
  by: 'a',
  made: 0,
  table: TABLE,
  view: { at: 0 },
  decision: DECISION,
  asked: true,
  undo: false,
  ...more,
});

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  closed = false;
  constructor(readonly path: string) {}
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  fail(code = 1006): void {
    this.onclose?.({ code });
  }
  send(told: Update): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

let sockets: FakeSocket[];
let world: World;
let live: LiveTable;
let tempo: number;
let hidden: boolean;
const socket = (): FakeSocket => sockets.at(-1)!;
const shown = (): unknown => live.view?.at;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  tempo = 1;
  hidden = false;
  world = {
    api: {
      ...api,
      board: vi.fn(async () => ({ towns: [] })),
      table: vi.fn(async () => first()),
      act: vi.fn(async () => update(1, 0)),
    },
    socket: (path) => {
      const made = new FakeSocket(path);
      sockets.push(made);
      return made;
    },
    now: () => Date.now(),
    pace: (waiting) => 450 * tempo * Math.min(1, 8 / waiting),
    hidden: () => hidden,
  };
  live = new LiveTable('t1', world);
  socket().open();
  socket().send(first());
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('taking in', () => {
  it('shows the first update at once and fetches the board', async () => {
    expect(live.table).toEqual(TABLE);
    expect(live.myTurn).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.board).toEqual({ towns: [] });
  });

  it('leaves as it was what an update does not bring', () => {
    socket().send({ seq: 0, since: 0, by: 'a', made: 0, asked: true, undo: true });
    expect(shown()).toBe(0);
    expect(live.decision).toEqual(DECISION);
    expect(live.undo).toBe(true);
  });

  it('keeps the later of two updates with one number, whichever comes last', () => {
    const told = (by: string, made: number, at: number): Update => ({
      seq: 0,
      since: 0,
      by,
      made,
      asked: true,
      undo: false,
      view: { at },
    });
    socket().send(told('a', 5, 55));
    socket().send(told('a', 4, 44));
    expect(shown()).toBe(55);
    socket().send(told('b', 1, 11)); // clocks of two machines cannot be compared
    expect(shown()).toBe(11);
  });

  it('has no decision when nothing is asked', () => {
    socket().send({ seq: 0, since: 0, by: 'a', made: 0, asked: false, undo: false });
    expect(live.decision).toBeNull();
  });

  it('holds what the team is asked until it is told otherwise', () => {
    const team = { asked: DECISION, proposals: [] };
    expect(live.team).toBeNull();
    socket().send(first({ made: 1, team }));
    expect(live.team).toEqual(team);
    socket().send(first({ made: 2 }));
    expect(live.team).toEqual(team);
    socket().send(update(1, 0, { team: null, asked: true }));
    expect(live.team).toBeNull();
  });

  it('removes what was taken back from the log', () => {
    socket().send(update(1, 0, { asked: true }));
    socket().send(update(2, 0, { asked: true, log: [entry(2, 0, 1)] }));
    expect(live.log).toEqual([]);
    expect(live.seq).toBe(2);
  });

  it('takes every entry and every line once', () => {
    const line = { n: 1, seat: 0, text: 'hi', at: 0 };
    socket().send(update(1, 0, { asked: true, chat: [line] }));
    socket().send(update(1, 0, { asked: true, chat: [line] }));
    expect(live.log).toHaveLength(1);
    expect(live.chat).toHaveLength(1);
  });

  it('ignores the state of an update that is older than what it has', () => {
    socket().send(update(2, 0, { since: 0, asked: true, log: [entry(1, 0), entry(2, 0)] }));
    socket().send(update(1, 0, { undo: true }));
    expect(shown()).toBe(2);
    expect(live.undo).toBe(false);
  });

  it('begins again when this browser has another seat', () => {
    socket().send(update(1, 0, { asked: true }));
    socket().send({
      seq: 7,
      since: 1,
      by: 'a',
      made: 0,
      table: { ...TABLE, seat: 1 },
      asked: false,
      undo: false,
      log: [entry(7, 1)],
    });
    expect(sockets).toHaveLength(2);
    expect(socket().path).toBe('/api/tables/t1/live');
    expect(live.log).toEqual([]);
    socket().open();
    socket().send(first({ seq: 1, table: { ...TABLE, seat: 1 }, log: [entry(1, 1)] }));
    live.flush();
    expect(live.mine).toBe(1);
    expect(live.log).toHaveLength(1);
  });

  it('asks for the board again until it comes', async () => {
    vi.mocked(world.api.board).mockRejectedValueOnce(
      new Failure(0, { kind: 'problem', key: 'offline', values: {}, rule: '' }),
    );
    const other = new LiveTable('t2', world);
    socket().send(first());
    await vi.advanceTimersByTimeAsync(0);
    expect(other.board).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(other.board).toEqual({ towns: [] });
    other.close();
  });

  it('asks for what is missing in between', async () => {
    vi.mocked(world.api.table).mockResolvedValueOnce(
      update(3, 0, { since: 0, asked: true, log: [entry(1, 1), entry(2, 1), entry(3, 0)] }),
    );
    socket().send(update(3, 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(world.api.table).toHaveBeenCalledWith('t1', 0);
    expect(live.log.map(({ k }) => k)).toEqual([1, 2, 3]);
  });
});

describe('others’ moves', () => {
  const three = (): void => [1, 2, 3].forEach((seq) => socket().send(update(seq, 1)));

  it('are shown one after another', () => {
    three();
    expect(shown()).toBe(0);
    expect(live.waiting).toBe(3);
    expect(live.myTurn).toBe(false);
    vi.advanceTimersByTime(450);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(450);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(450);
    expect(shown()).toBe(3);
    expect(live.waiting).toBe(0);
  });

  it('are shown at once on any input', () => {
    three();
    live.flush();
    expect(shown()).toBe(3);
    expect(live.log).toHaveLength(3);
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe(3);
  });

  it.each([
    [0, 0],
    [0.4, 180],
    [2, 900],
  ])('keep the pace of the settings: %d', (factor, pause) => {
    tempo = factor;
    three();
    vi.advanceTimersByTime(Math.max(0, pause - 1));
    expect(shown()).toBe(pause ? 0 : 3);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(pause ? 1 : 3);
  });

  it('do not wait in a tab that nobody sees', () => {
    hidden = true;
    three();
    expect(shown()).toBe(3);
  });

  it('hurry when there are many', () => {
    for (let seq = 1; seq <= 40; seq += 1) socket().send(update(seq, 1));
    vi.advanceTimersByTime(12_000);
    expect(shown()).toBe(40);
  });
});

describe('what I do', () => {
  it('is made on what I have seen, and shown at once', async () => {
    const done = live.act('a1');
    expect(live.busy).toBe(true);
    expect(await done).toBe(true);
    expect(world.api.act).toHaveBeenCalledWith('t1', { seq: 0, action: 'a1' });
    expect(shown()).toBe(1);
    expect(live.busy).toBe(false);
  });

  it('waits for nothing that is still in the queue', async () => {
    socket().send(update(1, 1));
    vi.mocked(world.api.act).mockResolvedValueOnce(update(2, 0));
    await live.act('a2');
    expect(world.api.act).toHaveBeenCalledWith('t1', { seq: 1, action: 'a2' });
    expect(shown()).toBe(2);
  });

  it('does not end what is told of it, where the socket was faster than the answer', async () => {
    const done = live.act('a1');
    socket().send(update(1, 0, { asked: true }));
    live.hold(true); // an automaton's turn, step by step
    expect(await done).toBe(true);
    expect([live.held, shown(), live.seq]).toEqual([true, 1, 1]);
  });

  it('is not held up by what I say', async () => {
    world.api.say = vi.fn(async () => update(1, 0));
    void live.say('hello');
    expect(live.busy).toBe(false);
  });

  it('is shown to the team on what I have seen', async () => {
    const team = { asked: DECISION, proposals: [] };
    world.api.propose = vi.fn(async () => first({ made: 1, team }));
    world.api.agree = vi.fn(async () => first({ made: 2, team: null }));
    expect(await live.propose(['back 1'])).toBe(true);
    expect(world.api.propose).toHaveBeenCalledWith('t1', { seq: 0, steps: ['back 1'] });
    expect(live.team).toEqual(team);
    expect(await live.agree({ seat: 1, id: 'x', agrees: false })).toBe(true);
    expect(world.api.agree).toHaveBeenCalledWith('t1', { seq: 0, seat: 1, id: 'x', agrees: false });
    expect(live.team).toBeNull();
  });

  it('brings the newer state when it came too late', async () => {
    vi.mocked(world.api.act).mockRejectedValueOnce(
      new Failure(409, { kind: 'problem', key: 'stale', values: {}, rule: '' }),
    );
    vi.mocked(world.api.table).mockResolvedValueOnce(update(1, 1));
    expect(await live.act('late')).toBe(false);
    expect(live.error?.outdated).toBe(true);
    await vi.advanceTimersByTimeAsync(450);
    expect(shown()).toBe(1);
  });
});

describe('the connection', () => {
  it('is made again, later each time, from where it broke', () => {
    socket().send(update(1, 0, { asked: true }));
    socket().fail();
    expect(live.online).toBe(false);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    expect(socket().path).toBe('/api/tables/t1/live?since=1');
    socket().fail();
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
    socket().open();
    expect(live.online).toBe(true);
  });

  it('asks why when it is closed on purpose', async () => {
    const forbidden = new Failure(403, { kind: 'problem', key: 'no-access', values: {}, rule: '' });
    vi.mocked(world.api.table).mockRejectedValue(forbidden);
    socket().fail(4403);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.gone).toBe(forbidden);
    expect(sockets).toHaveLength(1);
  });

  it('waits longer also when it opens and breaks at once', () => {
    for (let times = 0; times < 3; times += 1) {
      socket().fail();
      vi.advanceTimersByTime(600 * 2 ** times);
      socket().open();
    }
    expect(sockets).toHaveLength(4);
    socket().fail();
    vi.advanceTimersByTime(3000);
    expect(sockets).toHaveLength(4);
  });

  it('asks when it looks open but may be dead', async () => {
    vi.mocked(world.api.table).mockResolvedValueOnce(update(1, 0, { asked: true }));
    live.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(1);
  });

  it('is replaced by asking while sockets do not open', async () => {
    socket().fail();
    vi.advanceTimersByTime(600);
    vi.mocked(world.api.table).mockResolvedValueOnce(update(1, 0, { asked: true }));
    socket().fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(1);
  });

  it('is called lost after twenty seconds', () => {
    socket().fail();
    vi.advanceTimersByTime(19_000);
    expect(live.lost).toBe(false);
    vi.advanceTimersByTime(1500);
    expect(live.lost).toBe(true);
    live.reconnect();
    socket().open();
    expect(live.lost).toBe(false);
  });

  it('is given up for a table that is not there', async () => {
    const nothing = new Failure(404, { kind: 'problem', key: 'not-found', values: {}, rule: '' });
    vi.mocked(world.api.table).mockRejectedValue(nothing);
    const none = new LiveTable('t2', world);
    socket().fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(none.gone).toBe(nothing);
    expect(sockets).toHaveLength(2);
  });

  it('ends with the screen', () => {
    live.close();
    expect(socket().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import kinds from '../../../tests/fixtures/pilgrim-kinds.json';
import late from '../../../tests/fixtures/pilgrim-late.json';
import roads from '../../../tests/fixtures/pilgrim-roads.json';
import solo from '../../../tests/fixtures/pilgrim-solo.json';
import start from '../../../tests/fixtures/pilgrim-start.json';
import type { Decision, Happening, LogEntry, Option, View } from '$lib/messages';
import { ending, ratingOf } from './ending';
import { story } from './story';
import { targetsOf } from './targets';
import { board, hexesToLay, tableOf, textsIn, viewOf } from './testing';
import { tabOf, PHONE_TABS } from './world/panes';
import { seatState } from './world/side/seats';
import { marksOf } from './world/side/marks';
import { bottSteps, lastTurns } from './world/side/steps';
import { bestTurns, offers, refusedOn, turnsOn } from './world/tray/rows';
import { Turns } from './world/map/turns.svelte';
import { roundsLeft, shipsWay } from './world/way';

const asked = kinds as unknown as Record<string, Decision>;

describe('targets', () => {
  const view = viewOf(late);
  const of = (kind: string, text: string): readonly string[] =>
    targetsOf(
      asked[kind]!.options.find((one) => one.text === text)!,
      view,
    );

  it('tell a duty from its tithe', () => {
    expect(of('act', 'duty produce')).toContain('duty:produce');
    const tithe = asked.act!.options.find(({ label }) => label.startsWith('tithe'))!;
    expect(targetsOf(tithe, view)).toContain(`tithe:${tithe.args.duty}`);
    expect(targetsOf(tithe, view)).not.toContain(`duty:${tithe.args.duty}`);
  });

  it('tell a space where somebody is put down from one that is left out', () => {
    const step = (label: string) =>
      ({ text: `${label} n`, label, args: { space: 'n' }, targets: ['space:n'] }) as unknown as Option;
    const decision = { ...asked.sow!, options: [step('to'), step('skip')], refused: [] };
    const { choice, sent } = tableOf({ view, decision });
    choice.pick('space:n');
    expect(choice.about('skip:n').map(({ text }) => text)).toEqual(['skip n']);
    return Promise.resolve()
      .then(() => Promise.resolve())
      .then(() => expect(sent).toEqual(['to n']));
  });

  it('say from where to where somebody is moved', () => {
    expect(of('allocate', 'assign fields')).toEqual(expect.arrayContaining(['from:abbey', 'into:fields']));
    expect(of('allocate', 'recall vestry')).toEqual(expect.arrayContaining(['from:vestry', 'into:abbey']));
    expect(of('allocate', 'shift vestry fields')).toEqual(expect.arrayContaining(['from:vestry', 'into:fields']));
  });

  it('have one that no other option has', () => {
    for (const { options } of Object.values(asked)) {
      const own = options.map((option) => targetsOf(option, view).at(-1));
      expect(new Set(own).size).toBe(options.length);
    }
  });
});

describe('the ship’s way', () => {
  it('has a place for every round, the ship on its own, and four seasons', () => {
    for (const fixture of [start, late, solo]) {
      const view = viewOf(fixture);
      const way = shipsWay(view, board.seasons);
      expect(way).toHaveLength(view.rounds);
      expect(way.filter(({ state }) => state === 'now').map(({ round }) => round)).toEqual([view.ship.sailed + 1]);
      expect(way.flatMap(({ opens }) => opens ?? [])).toEqual(['summer', 'autumn', 'winter']);
      expect(way.filter(({ building }) => building)).toHaveLength(view.buildings.length);
      expect(roundsLeft(way)).toBeGreaterThan(0);
    }
  });

  it('gives the seasons to charts and log', () => {
    const marks = story.rounds(late.view as unknown as View, (_, id) => String(id));
    expect(marks[0]).toMatchObject({ round: 1, name: 'spring' });
    expect(marks.map(({ name }) => name)).toContain(viewOf(late).season);
  });
});

describe('players', () => {
  it('play one after the other', () => {
    const view = { ...viewOf(late), over: false, phase: 'turns', order: [2, 3, 0, 1], turn: 2, to_act: [3] };
    expect([0, 1, 2, 3].map((seat) => seatState(view, seat))).toEqual(['next', null, 'played', 'acting']);
    expect(seatState({ ...view, over: true }, 3)).toBeNull();
  });

  it('find what is asked behind a tab', () => {
    const tabs = PHONE_TABS.map(({ id }) => id);
    for (const kind of Object.keys(asked)) expect([null, ...tabs]).toContain(tabOf(kind));
    expect([tabOf('roads'), tabOf('move'), tabOf('trade')]).toEqual(['map', 'duties', 'board']);
    // What the bar asks alone leads nowhere.
    const inTheBar = ['taxation', 'favour', 'alms', 'payment', 'name-start'];
    expect(inTheBar.map(tabOf)).toEqual(inTheBar.map(() => null));
  });
});

describe('the tray', () => {
  const { choice } = tableOf({ view: viewOf(roads), decision: roads.decision as unknown as Decision });
  const turns = new Turns(choice, () => viewOf(roads));

  it('has the best turn of every hex, best first, and all turns of one', () => {
    const best = bestTurns(choice, turns);
    const hexes = best.map(({ hex }) => hex);
    expect(new Set(hexes).size).toBe(hexes.length);
    const worth = best.map(({ facts }) => facts!.points);
    expect([...worth].sort((a, b) => b - a)).toEqual(worth);
    expect(turnsOn(turns, hexes[0]!).length).toBe(choice.about(`hex:${hexes[0]}`).length);
  });

  it('has all turns where they fit', () => {
    const one = {
      ...(roads.decision as unknown as Decision),
      options: choice.about(`hex:${hexesToLay(roads)[0]!}`).slice(0, 4),
    };
    const small = tableOf({ view: viewOf(roads), decision: one });
    const few = new Turns(small.choice, () => viewOf(roads));
    expect(offers(small.choice, few, 5)).toHaveLength(4);
    expect(offers(small.choice, few, 3)).toHaveLength(1);
  });

  it('says each reason once', () => {
    for (const { hex } of bestTurns(choice, turns)) {
      const keys = refusedOn(choice, viewOf(roads), hex).map(({ label, refused }) => `${label} ${refused!.key}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('the Ab-Bott', () => {
  const event = (name: string, seat: number | null, values = {}): Happening => ({ event: name, seat, values });
  const entry = (k: number, ...events: Happening[]) =>
    ({ k, seat: 0, round: 1, auto: false, undo: null, events, spoken: {} }) as unknown as LogEntry;

  it('is told in steps: its last turn and no other, the acolytes it puts down together', () => {
    const log = [
      entry(
        1,
        event('lifted', 1, { space: 'n', count: 1 }),
        event('dropped', 1, { space: 'ne' }),
        event('counter', 1, { counter: 'rest' }),
      ),
      entry(
        2,
        event('lifted', 0),
        event('dropped', 0),
        event('ordained', 1),
        event('lifted', 1),
        event('dropped', 1),
        event('dropped', 1),
        event('counter', 1),
        event('gained', 1),
        event('returned', 1),
        event('ship', null),
        event('prize', 1),
      ),
    ];
    expect(lastTurns(log, 1).map((turn) => turn.map((one) => one.event))).toEqual([
      ['ordained', 'lifted', 'dropped', 'dropped', 'counter', 'gained', 'returned'],
    ]);
    expect(bottSteps(log, 1).map(({ why }) => why)).toEqual([
      'ordained',
      'lifted',
      'dropped',
      'counter',
      'gained',
      'returned',
    ]);
    expect(bottSteps(log, 1).every(({ rule }) => /^PIL-/.test(rule))).toBe(true);
  });

  it('shows both turns where it has two in a row, numbered through', () => {
    const turn = [event('lifted', 1), event('dropped', 1), event('counter', 1)];
    const log = [
      entry(1, ...turn),
      entry(2, event('lifted', 0), ...turn, event('ship', null), event('round', null), event('ordained', 1), ...turn),
    ];
    expect(bottSteps(log, 1).map(({ turn: number, why }) => `${number} ${why}`)).toEqual([
      '0 lifted',
      '0 dropped',
      '0 counter',
      '1 ordained',
      '1 lifted',
      '1 dropped',
      '1 counter',
    ]);
  });

  it('leaves its numbers where it was, until somebody moves', () => {
    const its = [
      event('lifted', 1, { space: 'n', count: 2 }),
      event('dropped', 1, { space: 'ne' }),
      event('dropped', 1, { space: 'e' }),
      event('counter', 1, { counter: 'construct' }),
      event('laid', 1, { hex: 'h8' }),
      event('returned', 1, { duty: 'clerical', count: 2 }),
    ];
    const view = viewOf(solo);
    const marks = (looked: number | null, ...log: LogEntry[]) => marksOf(log, view, looked);
    const fresh = marks(null, entry(1, ...its));
    expect([...fresh.spaces]).toEqual([
      ['n', [1]],
      ['ne', [2]],
      ['e', [2]],
      ['city', [5]],
    ]);
    expect([...fresh.hexes]).toEqual([['h8', [4]]]);
    const moved = entry(2, event('lifted', 0, { space: 's' }));
    expect(marks(null, entry(1, ...its), moved).spaces.size).toBe(0);
    expect([...marks(3, entry(1, ...its), moved).hexes]).toEqual([['h8', [4]]]);
    expect(marksOf([entry(1, ...its)], viewOf(late), null).hexes.size).toBe(0);
  });

  it('has its own name in the log', () => {
    const texts = textsIn('en', 1);
    expect(texts.name('seat', 1)).toBe('Ab-Bott');
    expect(texts.name('seat', 1, 'letter')).toBe('A');
    expect(texts.story({ events: [event('oblated', 1)], spoken: {} })[0]!.who).toBe('Ab-Bott');
    expect(textsIn('en', 4).name('seat', 1)).toBe('Bo');
  });
});

describe('the end', () => {
  const texts = textsIn('en', 1);
  const view = (points: number, rival: number, past: unknown[] = []) =>
    ({
      ...viewOf(solo),
      seats: [{ points }, { points: rival }],
      solo: { ...viewOf(solo).solo, games: past.length + 1, past },
    }) as unknown as View;
  const facts = board as unknown as View;

  it('against the Ab-Bott says who won', () => {
    expect(ending(view(61, 58), facts, texts)?.title).toBe('You win, 61 to 58');
    expect(ending(view(40, 58), facts, texts)?.title).toBe('The Ab-Bott wins, 58 to 40');
    expect(ending(view(50, 50), facts, texts)?.title).toBe('Level with the Ab-Bott, 50 each');
  });

  it('of a campaign is the sum of its games', () => {
    const found = ending(
      view(70, 58, [
        { points: 61, rival: 58 },
        { points: 50, rival: 52 },
      ]),
      facts,
      texts,
    );
    expect(found).toEqual({ title: 'Admonished, with +13', help: 'The sum of 3 games against the Ab-Bott.' });
    expect([0, 1, 10, 11, 41, 99].map((sum) => ratingOf(board.ratings, sum))).toEqual([
      'defeated',
      'shameful',
      'shameful',
      'admonished',
      'god_like',
      'god_like',
    ]);
  });

  it('with several players needs no words of its own', () => {
    expect(ending(late.view as unknown as View, facts, texts)).toBeNull();
  });
});

describe('the story', () => {
  it('knows the games of a campaign and how they ended', () => {
    const texts = textsIn('en', 1);
    const name = (role: string, id: unknown): string => texts.name(role, id);
    const campaign = { ...viewOf(solo), solo: { ...viewOf(solo).solo, games: 3, past: [{ points: 60, rival: 41 }] } };
    expect(story.parts!(campaign as unknown as View, name)).toEqual([
      { name: 'Game 1', points: [60, 41] },
      { name: 'Game 2', points: null },
    ]);
    expect(story.parts!(solo.view as unknown as View, name)).toEqual([]);
  });

  it('knows the part of the table where something is seen', () => {
    const part = (event: string, values = {}, seat = 1): string | null => story.part!([{ event, seat, values }], 0);
    expect(part('laid', { hex: 'e7', tile: 'S' })).toBe('map');
    expect(part('lifted', { space: 'n', count: 2 })).toBe('duties');
    expect(part('counter', { counter: 'construct' })).toBe('duties');
    expect(part('rose', { steps: 1 })).toBe('tracks');
    expect(part('used', { building: 'well' })).toBe('players');
    expect([part('gained', { good: 'stone' }), part('gained', { good: 'stone' }, 0)]).toEqual(['players', 'board']);
  });

  it('has a picture for what is received, and lights what it speaks of', () => {
    const gained: Happening = { event: 'gained', seat: 0, values: { good: 'stone', count: 2 } };
    expect(story.badges(gained)).toEqual([{ symbol: 'pg-stone', ink: 'var(--on-stone)', ground: 'var(--stone)' }]);
    expect(story.targets({ event: 'laid', seat: 2, values: { hex: 'e7', tile: 'S' } }, 0)).toEqual([
      'hex:e7',
      'player:2',
    ]);
    const entry = {
      k: 1,
      seat: 0,
      events: [{ event: 'tithe', seat: 0, values: { duty: 'produce' } }, gained],
    } as unknown as LogEntry;
    expect(story.flights(entry)).toMatchObject([{ symbol: 'pg-stone', count: 2, seat: 0 }]);
  });
});

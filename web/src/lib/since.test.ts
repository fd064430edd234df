import { describe, expect, it } from 'vitest';
import type { Happening, LogEntry, Recap } from './messages';
import { lastSteps, movesOf, newest, stepsSince, turnFor } from './since';
import { NO_STORY, type GameStory } from './story';

const event = (kind: string, seat: number | null, values = {}): Happening => ({ event: kind, seat, values });
const entry = (k: number, seat: number | null, events: Happening[], auto = false): LogEntry => ({
  k,
  seat,
  round: 1,
  do: '',
  events,
  spoken: {},
  auto,
  undo: null,
});
const story: GameStory = {
  ...NO_STORY,
  badges: ({ event: kind }) => (kind === 'coins' ? [{ symbol: 'i-coin', ink: '', ground: '' }] : []),
  headline: ([first]) =>
    first!.event === 'acted' || first!.event === 'passed'
      ? { key: first!.event, values: {}, idle: first!.event === 'passed' }
      : null,
  split: (run) => run.map((one) => [one]),
};
const acted = (k: number, seat: number) => entry(k, seat, [event('acted', seat), event('coins', seat)]);

describe('what the others did since my last turn', () => {
  const log = [
    acted(1, 1),
    acted(2, 0),
    acted(3, 1),
    acted(4, 2),
    acted(5, 1),
    entry(6, 1, [event('passed', 1), event('coins', 2), event('round', null)]),
  ];

  it('is nothing before my first choice', () => {
    expect(stepsSince(log.slice(0, 1), 0, 3, story)).toEqual([]);
    expect(stepsSince(log, null, 3, story)).toEqual([]);
  });

  it('counts what they chose, not what happened to them', () => {
    expect(stepsSince(log, 0, 3, story).map(({ k, seat }) => [k, seat])).toEqual([
      [3, 1],
      [4, 2],
      [5, 1],
      [6, 1],
    ]);
  });

  it('is told by the newest move of each, passing last', () => {
    const moves = newest(movesOf(stepsSince(log, 0, 3, story), story), [1, 2]);
    expect(
      moves.map(({ seat, k, headline, earlier, badges }) => [seat, k, headline.key, earlier, badges.length]),
    ).toEqual(
      // prettier-ignore
      [[1, 5, 'acted', 2, 1], [2, 4, 'acted', 0, 1]],
    );
  });

  it('leaves passing out first where there is no room', () => {
    const steps = stepsSince(
      [acted(1, 0), entry(2, 1, [event('passed', 1)]), entry(3, 2, [event('acted', 2)])],
      0,
      3,
      story,
    );
    expect(newest(movesOf(steps, story), [1, 2]).map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('shows no gain beside passing: what came after it was the event’s', () => {
    const steps = stepsSince(
      [acted(1, 0), entry(2, 1, [event('passed', 1)]), entry(3, 1, [event('coins', 1)])],
      0,
      2,
      story,
    );
    const [passed] = newest(movesOf(steps, story), [1]);
    expect([passed!.headline.key, passed!.steps.length, passed!.badges]).toEqual(['passed', 2, []]);
  });

  it('includes an automaton that moved within my own entry, every step of it', () => {
    const mine = entry(1, 0, [event('acted', 0), event('acted', 1), event('coins', 1), event('laid', 1)]);
    const steps = stepsSince([mine], 0, 1, story);
    expect(steps.map(({ events }) => events.map((one) => one.event))).toEqual([['acted'], ['coins'], ['laid']]);
    expect(movesOf(steps, story)[0]!.steps).toHaveLength(3);
  });

  it('does not begin anew with a choice played by itself', () => {
    const auto = entry(7, 0, [event('passed', 0)], true);
    expect(stepsSince([...log, auto], 0, 3, story)).toHaveLength(4);
  });

  it('leaves what was taken back out', () => {
    const back: LogEntry = { ...entry(7, 1, []), undo: 6 };
    expect(lastSteps([...log, back], 3, story).map(({ k }) => k)).toEqual([1, 2, 3, 4, 5]);
  });

  it('tells what the turn of the round took from whoever has not moved since', () => {
    const gain = (seat: number, what: string, count: number) => ({ seat, what, count });
    const row = (plain: boolean, ...gains: object[]) => ({ row: 'event', values: {}, pieces: [], plain, gains });
    const rows = [
      row(false, gain(1, 'grain', -1), gain(1, 'coins', -5), gain(2, 'coins', -5)),
      row(false, gain(1, 'coins', 1), gain(2, 'coins', 5)),
      row(true, gain(1, 'points', 3)),
    ];
    const recap = { k: 4, rows } as unknown as Recap;
    const [first, later] = movesOf(stepsSince([acted(1, 0), acted(3, 1), acted(5, 1)], 0, 3, story), story);
    expect(turnFor(first!, recap)).toEqual([gain(1, 'grain', -1), gain(1, 'coins', -4)]);
    expect(turnFor({ ...first!, seat: 2 }, recap)).toEqual([]);
    expect(turnFor(later!, recap)).toEqual([]);
    expect(turnFor(first!, null)).toEqual([]);
  });
});

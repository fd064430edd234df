import { describe, expect, it } from 'vitest';
import { chapters, runs, standing, without, type Tell } from './log';
import type { Happening, LogEntry } from './messages';

const happen = (event: string, seat: number | null = null, values = {}): Happening => ({ event, seat, values });
const entry = (k: number, events: Happening[], more: Partial<LogEntry> = {}): LogEntry => ({
  k,
  seat: 0,
  round: 1,
  do: 'x',
  events,
  spoken: {},
  auto: false,
  undo: null,
  ...more,
});
const tell: Tell = ({ events }) => [
  { seat: events[0]!.seat, who: `P${events[0]!.seat}`, what: events.map((one) => one.event).join('+') },
];

describe('the log', () => {
  it('leaves out what was taken back, and the taking back', () => {
    const log = [entry(1, []), entry(2, []), entry(3, [], { undo: 2 }), entry(4, [])];
    expect(standing(log).map((one) => one.k)).toEqual([1, 4]);
  });

  it('tells the events of one seat together, those of nobody alone', () => {
    const events = [
      happen('acted', 1),
      happen('coins', 1),
      happen('strikes'),
      happen('strikes'),
      happen('coins', 2),
      happen('coins', 3),
    ];
    expect(runs(events).map((run) => run.length)).toEqual([2, 1, 1, 1, 1]);
  });

  it('begins a chapter with each round, inside an entry too', () => {
    const log = [
      entry(1, [happen('drew', 0)]),
      entry(2, [happen('passed', 1), happen('round', null, { round: 2 }), happen('census-leads', 2)], { seat: 1 }),
    ];
    const [first, second] = chapters(log, tell);
    expect([first!.round, first!.lines.map((line) => line.what)]).toEqual([1, ['drew', 'passed']]);
    expect([second!.round, second!.k, second!.lines.map((line) => line.what)]).toEqual([2, 2, ['census-leads']]);
    expect(second!.opening?.event).toBe('round');
  });

  it('begins a chapter with a further game, before its first round', () => {
    const log = [
      entry(1, [happen('round', null, { round: 26 }), happen('passed', 0)], { round: 25 }),
      entry(2, [happen('campaign', 0)], { round: 26 }),
      entry(3, [happen('dropped', 0), happen('round', null, { round: 1 })], { round: 0 }),
    ];
    expect(chapters(log, tell).map(({ round, lines }) => [round, lines.map(({ what }) => what)])).toEqual([
      [26, ['passed', 'campaign']],
      [0, ['dropped']],
      [1, []],
    ]);
  });

  it('counts equal lines in a row and leads to the last of them', () => {
    const log = [1, 2, 3].map((k) => entry(k, [happen('gave-food', 0)]));
    const [line, ...others] = chapters(log, tell)[0]!.lines;
    expect([line!.times, line!.k, others.length]).toEqual([3, 3, 0]);
  });

  it('keeps what was played by itself apart', () => {
    const log = [entry(1, [happen('passed', 0)]), entry(2, [happen('passed', 0)], { auto: true })];
    expect(chapters(log, tell)[0]!.lines.map((line) => line.auto)).toEqual([false, true]);
  });

  it('hides the lines of some seats, and chapters without any', () => {
    const log = [entry(1, [happen('drew', 0)]), entry(2, [happen('round', null, { round: 2 }), happen('strikes')])];
    const all = chapters(log, tell);
    expect(without(all, new Set([0])).map((chapter) => chapter.round)).toEqual([2]);
    expect(without(all, new Set([null])).map((chapter) => chapter.round)).toEqual([1]);
  });
});

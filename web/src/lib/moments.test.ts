import { describe, expect, it } from 'vitest';
import { textsIn } from '../games/pilgrim/testing';
import type { LogEntry } from './messages';
import { momentOf, victory } from './moments';
import { NO_STORY } from './story';

const texts = textsIn('en', 3);
const story = { ...NO_STORY, moments: { 'reached-site': 'mo-site', prize: 'mo-prize' } };
const entry = (k: number, ...events: [string, number | null, Record<string, unknown>][]): LogEntry => ({
  k,
  seat: 0,
  round: 1,
  do: 'x',
  spoken: {},
  auto: false,
  undo: null,
  events: events.map(([event, seat, values]) => ({ event, seat, values })),
});
const site = entry(3, ['paid', 1, { good: 'coin', count: 2 }], ['reached-site', 1, { site: 'site_1', hex: 'C4' }]);

describe('a moment', () => {
  it('is the last thing that has a picture, in the words of the log', () => {
    expect(momentOf([entry(2, ['prize', 0, { count: 1, points: 5, tie: 'none' }]), site], story, texts)).toEqual({
      picture: 'mo-site',
      seat: 1,
      line: expect.stringMatching(/^Bo /) as string,
    });
    expect(momentOf([entry(2, ['paid', 0, { good: 'coin', count: 2 }])], story, texts)).toBeNull();
    expect(momentOf([site], NO_STORY, texts)).toBeNull();
  });

  it('is none when it was taken back', () => {
    expect(momentOf([site, { ...entry(4), undo: 3 }], story, texts)).toBeNull();
  });

  const seats = [{ points: 12 }, { points: 20 }, { points: 7 }];
  const end = (outcome: object | null) => ({
    view: { over: true, seats } as never,
    log: [],
    mine: 1,
    table: { outcome: outcome as never, players: 3 },
  });

  it('is the end of a game for whoever has won it', () => {
    expect(victory(end(null), texts)).toMatchObject({ picture: 'mo-won', seat: 1 });
    expect(victory(end({ kind: 'team', won: true }), texts)).toMatchObject({ picture: 'mo-won', seat: null });
    expect(victory(end({ kind: 'team', won: false }), texts)).toBeNull();
  });
});

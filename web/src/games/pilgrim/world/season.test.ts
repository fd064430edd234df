import { describe, expect, it } from 'vitest';
import late from '../../../../tests/fixtures/pilgrim-late.json';
import type { Happening, LogEntry } from '../../../lib/messages';
import { board, viewOf } from '../testing';
import { seasonEnd } from './season';

const event = (name: string, seat: number | null, values = {}): Happening => ({ event: name, seat, values });
const entry = (k: number, seat: number, ...events: Happening[]) =>
  ({ k, seat, round: 7, auto: false, undo: null, events, spoken: {} }) as unknown as LogEntry;
const view = { ...viewOf(late), seat: 0, over: false };
const OVER = event('season-end', null, { season: 'spring' });
const RISES = [event('rose', 0, { row: 2, top: false }), event('rose', 1, { row: 3, top: false }), event('rose', 0, { row: 3, top: false })];

describe('the end of a season', () => {
  it('says who led, with whom level, what it brought and who leapt', () => {
    const log = [
      entry(1, 2, event('rose', 2, { row: 5, top: false }), OVER),
      entry(2, 0, ...RISES),
      entry(3, 1, event('ship', null), OVER, event('prize', 1, { count: 2 }), event('leaped', null, { space: 'n', to: 'se' })),
    ];
    expect(seasonEnd(log, view, board)).toEqual({
      k: 3, season: 'spring', leader: 1, row: 3, tied: [0], points: board.alms.points[2]! - board.alms.points[1]!, leaps: [{ from: 'n', to: 'se' }],
    });
  });

  it('has no points without an acolyte to send, and no leader where nobody gave', () => {
    expect(seasonEnd([entry(1, 1, ...RISES, OVER, event('prize-lost', 1))], view, board)).toMatchObject({ leader: 1, points: 0 });
    expect(seasonEnd([entry(1, 1, OVER)], view, board)).toMatchObject({ leader: null, points: 0, tied: [] });
  });

  it('is shown until I act; to who watches, until somebody moves', () => {
    const log = [entry(1, 0, OVER), entry(2, 1, event('gained', 1))];
    expect(seasonEnd(log, view, board)?.k).toBe(1);
    expect(seasonEnd([...log, entry(3, 0, event('start-player', 0))], view, board)).toBeNull();
    expect(seasonEnd([...log, { ...entry(3, 0), auto: true }], view, board)?.k).toBe(1);
    const watched = { ...view, seat: null };
    expect(seasonEnd([...log, entry(3, 0)], watched, board)?.k).toBe(1);
    expect(seasonEnd([...log, entry(3, 0, event('lifted', 0))], watched, board)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import late from '../../../../tests/fixtures/pilgrim-late.json';
import type { Happening, LogEntry } from '$lib/messages';
import { viewOf } from '../testing';
import { seasonEnd } from './season';

const event = (name: string, seat: number | null, values = {}): Happening => ({ event: name, seat, values });
const entry = (k: number, seat: number, ...events: Happening[]) =>
  ({ k, seat, round: 7, auto: false, undo: null, events, spoken: {} }) as unknown as LogEntry;
const view = { ...viewOf(late), seat: 0, over: false };
const OVER = event('season-end', null, { season: 'spring' });
const PRIZE = event('prize', 1, { count: 2, points: 6, tie: 'piety' });
const LEAP = event('leaped', null, { space: 'n', to: 'se' });

describe('the end of a season', () => {
  it('is told by the prize and the leaps that came with it, and nothing else', () => {
    const log = [
      entry(1, 2, OVER, event('prize', 0)),
      entry(2, 1, event('ship', null), OVER, PRIZE, event('merchant', null), LEAP),
    ];
    expect(seasonEnd(log, view)).toEqual({
      k: 2,
      season: 'spring',
      led: true,
      told: { events: [PRIZE, LEAP], spoken: {} },
    });
  });

  it('has a leader also without an acolyte to send, and none where nobody gave', () => {
    expect(seasonEnd([entry(1, 1, OVER, event('prize-lost', 1))], view)?.led).toBe(true);
    expect(seasonEnd([entry(1, 1, OVER)], view)?.led).toBe(false);
  });

  it('is shown until I act; to who watches, until somebody moves', () => {
    const log = [entry(1, 0, OVER), entry(2, 1, event('gained', 1))];
    expect(seasonEnd(log, view)?.k).toBe(1);
    expect(seasonEnd([...log, entry(3, 0, event('start-player', 0))], view)).toBeNull();
    expect(seasonEnd([...log, { ...entry(3, 0), auto: true }], view)?.k).toBe(1);
    const watched = { ...view, seat: null };
    expect(seasonEnd([...log, entry(3, 0)], watched)?.k).toBe(1);
    expect(seasonEnd([...log, entry(3, 0, event('lifted', 0))], watched)).toBeNull();
  });
});

// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import late from '../../../../tests/fixtures/pilgrim-late.json';
import type { Happening, LogEntry } from '$lib/messages';
import { tableOf, viewOf } from '../testing';
import type { PilgrimView } from '../view';
import { seasonEnd, type SeasonEnd } from './season';
import SeasonNotice from './SeasonNotice.svelte';

const shared = vi.hoisted(() => ({ table: null as unknown }));
vi.mock('$lib/context', () => ({ getTable: () => shared.table }));

const event = (name: string, seat: number | null, values = {}): Happening => ({ event: name, seat, values });
const entry = (k: number, seat: number, ...events: Happening[]) =>
  ({ k, seat, round: 7, auto: false, undo: null, events, spoken: {} }) as unknown as LogEntry;
const view = { ...viewOf(late), seat: 0, over: false };
const OVER = event('season-end', null, { season: 'spring' });
const PRIZE = event('prize', 1, { count: 2, points: 6, tie: 'piety' });
const LEAP = event('leaped', null, { space: 'n', to: 'se', at: 'produce', onto: 'construct' });

/** What the notice says. */
function told(end: SeasonEnd, shown: PilgrimView): string {
  shared.table = tableOf({ view: shown }).table;
  const notice = mount(SeasonNotice, { target: document.body, props: { end, onclose: () => undefined } });
  flushSync();
  const said = document.body.textContent.replace(/\s+/g, ' ');
  void unmount(notice);
  return said;
}

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
      game: null,
      told: { events: [PRIZE], spoken: {} },
      leaps: [{ from: 'produce', to: 'construct' }],
    });
  });

  it('is the end of a game where another one follows', () => {
    const game = { game: 1, games: 3, next: 2, points: 61, rival: 58 };
    const end = seasonEnd([entry(1, 0, OVER, PRIZE, event('campaign', 0, game))], view);
    expect(end?.game).toEqual(game);
  });

  it('is told in whole sentences', () => {
    expect(told(seasonEnd([entry(1, 0, OVER, PRIZE, LEAP)], view)!, view)).toContain(
      'The spring is over Bo leads the alms table, tied but with more piety, and sends an acolyte to its top: 6 points. ' +
        'Dummies leap: Produce → Construct. All alms markers are back on row 0.',
    );
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

import { describe, expect, it } from 'vitest';
import type { Happening, LogEntry } from '$lib/messages';
import { story } from './story';

const happen = (event: string, values = {}, seat: number | null = 1): Happening => ({ event, seat, values });
const entry = (...events: Happening[]): LogEntry => ({
  k: 1,
  seat: 1,
  round: 1,
  do: 'x',
  events,
  spoken: {},
  auto: false,
  undo: null,
});

describe('the story of Orléans', () => {
  it('shows what was gained', () => {
    expect(story.badges(happen('good', { good: 'wine' }))[0]).toEqual({
      symbol: 'g-wine',
      ink: 'var(--on-wine)',
      ground: 'var(--wine)',
    });
    expect(story.badges(happen('recruited', { kind: 'knight' }))[0]?.symbol).toBe('f-knight');
    expect(story.badges(happen('passed'))).toEqual([]);
  });

  it('lights places on my board only, and what everybody shares', () => {
    expect(story.targets(happen('acted', { place: 'ship' }), 1)).toEqual(['place:ship', 'player:1']);
    expect(story.targets(happen('acted', { place: 'ship' }), 0)).toEqual(['player:1']);
    expect(story.targets(happen('moved', { town: 'tours' }), 0)).toEqual(['town:tours', 'merchant:1', 'player:1']);
  });

  it('knows the part of the table where something is seen', () => {
    const part = (mine: number, ...happenings: Happening[]): string | null => story.part!(happenings, mine);
    expect(part(0, happen('acted', { place: 'ship' }), happen('moved', { town: 'tours' }))).toBe('map');
    expect(part(0, happen('acted', { place: 'castle' }), happen('recruited', { kind: 'knight' }))).toBe('tracks');
    expect(part(0, happen('sent', { kind: 'farmer', deed: 'plague' }))).toBe('deeds');
    expect(part(0, happen('passed'))).toBe('players');
    expect(part(1, happen('placed', { place: 'ship' }))).toBe('board');
    expect(part(1, happen('strikes', { event: 'plague' }, null))).toBeNull();
  });

  it('lets coins fly from the place that brings them, and drawn followers out of the bag', () => {
    const [coins] = story.flights(entry(happen('acted', { place: 'cellar' }), happen('coins', { coins: 4 })));
    expect([coins!.count, coins!.from[0], coins!.to[0]]).toEqual([
      4,
      expect.stringContaining('data-place="cellar"'),
      expect.stringContaining('data-stock="1:coins"'),
    ]);
    const drawn = story.flights(entry(happen('drew', { tiles: ['marked_farmer', 'monk'] })));
    expect(drawn.map((one) => [one.symbol, one.piece])).toEqual([
      ['f-farmer', 'follower:red:marked_farmer'],
      ['f-monk', 'follower:red:monk'],
    ]);
  });

  it('lets a follower fly to a deed from the place it stood on', () => {
    const [sent] = story.flights(entry(happen('sent', { kind: 'knight', deed: 'city_wall', place: 'any_place' })));
    expect(sent!.from[0]).toContain('data-place="any_place"');
  });

  it('knows the event of each round', () => {
    const view = {
      events_seen: [
        { id: 'pilgrimage', letter: 'one' },
        { id: 'harvest', letter: 'B' },
      ],
    };
    expect(story.rounds(view, (role, id) => `${role} ${String(id)}`)).toEqual([
      { round: 1, symbol: 'e-pilgrimage', name: 'happening pilgrimage' },
      { round: 2, symbol: 'e-harvest', name: 'happening harvest B' },
    ]);
  });
});

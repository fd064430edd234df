import { describe, expect, it } from 'vitest';
import type { DutyId, DutyState, Gives, PilgrimBoard, PilgrimView, Resource, Space, Standing, Way } from '../../view';
import { cardsOf, DUMMIES, goodsOf, kindsOf } from './cards';
import { trailOf } from './ways';

const SPACES: Space[] = ['n', 'ne', 'city'];
const duty = (
  id: DutyId,
  space: Space,
  acolytes: number[],
  dummies = 0,
  standing: Standing | null = null,
): DutyState => ({
  id,
  space,
  tithe: 'stone',
  acolytes,
  dummies,
  standing,
  value: standing ? 1 : null,
  price: standing ? 0 : null,
  gives: null,
});
const view = (duties: DutyState[], city: number[], seat: number | null = 0): PilgrimView =>
  ({ seat, duties, seats: city.map((count) => ({ city: count })), outlook: {} }) as unknown as PilgrimView;
const board = {
  spaces: SPACES,
  standings: { parity: { value: 1, price: 0 }, majority: { value: 2, price: 0 } },
  buildings: [
    { id: 'bank', lifts: [] },
    { id: 'scriptorium', lifts: ['produce', 'clerical', 'taxation'] },
    { id: 'customs_house', lifts: ['taxation'] },
  ],
} as unknown as PilgrimBoard;
const cardOf = (all: ReturnType<typeof cardsOf>, space: Space) => all.find((card) => card.space === space)!;

describe('cardsOf', () => {
  const now = view([duty('produce', 'n', [2, 1, 0], 1, 'majority'), duty('clerical', 'ne', [0, 1, 0])], [1, 0, 3], 1);

  it('lists those who are there, mine first, the dummies last', () => {
    const { groups } = cardOf(cardsOf(now, board, null, false), 'n');
    expect(groups.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [0, 2],
      [DUMMIES, 1],
    ]);
    expect(groups.map(({ lead }) => lead)).toEqual([null, 'sole', null]);
  });

  it('marks the duty in hand with who does it', () => {
    const cards = cardsOf({ ...now, doing: 'produce', to_act: [2] }, board, null, false);
    expect(cards.map(({ doing }) => doing)).toEqual([2, null, null]);
    expect(cardsOf({ ...now, doing: null, to_act: [2] }, board, null, false).map(({ doing }) => doing)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('knows no leader in the city', () => {
    const { groups, duty: none } = cardOf(cardsOf(now, board, null, false), 'city');
    expect(none).toBeNull();
    expect(groups.map(({ seat, count, lead }) => [seat, count, lead])).toEqual([
      [2, 3, null],
      [0, 1, null],
    ]);
  });

  it('shows everything as it will be after the way', () => {
    const trail = trailOf('n', [{ spaces: ['ne'], standing: {} }], () => 'majority');
    const cards = cardsOf(now, board, trail, true);
    const from = cardOf(cards, 'n');
    expect(from.origin).toBe(true);
    expect(from.worth).toBeNull();
    expect(from.groups[0]).toMatchObject({ seat: 1, count: 1, figures: 1, change: 'gone', lead: null });
    const to = cardOf(cards, 'ne');
    expect(to.groups[0]).toMatchObject({ seat: 1, count: 2, figures: 1, change: 'gain', lead: 'sole' });
    expect(to.worth).toEqual({ standing: 'majority', value: 2, price: 0, gives: null, by: [] });
  });

  it('frames those who share the lead with dots', () => {
    const even = view([duty('produce', 'n', [1, 1], 1), duty('clerical', 'ne', [0, 0])], [0, 0]);
    expect(cardOf(cardsOf(even, board, null, false), 'n').groups.map(({ lead }) => lead)).toEqual([
      'tied',
      'tied',
      'tied',
    ]);
  });
});

describe('how I stand', () => {
  const seats = [{ city: 0, active: ['bank', 'customs_house', 'scriptorium'] }, { city: 0 }];
  const by = (acolytes: number[], standing: Standing): readonly string[] => {
    const table = { ...view([duty('produce', 'n', acolytes, 0, standing)], [0, 0]), seats } as PilgrimView;
    return cardOf(cardsOf(table, board, null, false), 'n').worth!.by;
  };

  it('is said to come from those buildings in use that make it so, where the figures show something else', () => {
    expect(by([1, 1], 'majority')).toEqual(['scriptorium']);
    expect(by([2, 1], 'majority')).toEqual([]);
  });
});

describe('what a duty gives', () => {
  const gives = (count: number): Gives => ({ goods: {}, count, bonus: 0 });
  const outlook = { gives: { produce: { 2: gives(2) } } };
  const produce = { ...duty('produce', 'n', [2, 1], 0, 'parity'), gives: gives(1) };
  const table = { ...view([produce], [0, 0]), outlook } as unknown as PilgrimView;

  it('is what the server says of it now, and of its value after a way', () => {
    expect(cardOf(cardsOf(table, board, null, false), 'n').worth).toMatchObject({ value: 1, gives: { count: 1 } });
    const trail = trailOf('city', [{ spaces: ['n'], standing: {} }], () => 'majority');
    expect(cardOf(cardsOf(table, board, trail, true), 'n').worth).toMatchObject({ value: 2, gives: { count: 2 } });
  });

  it('is free where majorities show every kind', () => {
    const taxes = (...kinds: Resource[]): Gives => ({ goods: { cornucopia: 1 }, count: 2, bonus: 0, kinds });
    expect([goodsOf(taxes('grain')), kindsOf(taxes('grain'))]).toEqual([[['cornucopia', 1]], ['grain']]);
    const all = taxes('stone', 'grain', 'coin');
    expect([goodsOf(all), kindsOf(all)]).toEqual([[['cornucopia', 3]], []]);
  });

  it('is on Taxation what majorities show once the way has been gone, if all branches agree', () => {
    const taxation = {
      ...duty('taxation', 'n', [2, 1], 0, 'majority'),
      gives: { ...gives(2), kinds: ['coin' as const] },
    };
    const taxed = view([taxation], [0, 0]);
    const after = (...kinds: Resource[][]): Resource[] | undefined => {
      const ways = kinds.map((one): Way => ({
        spaces: ['ne'],
        standing: {},
        taxes: { goods: {}, count: 2, kinds: one },
      }));
      return cardOf(
        cardsOf(
          taxed,
          board,
          trailOf('city', ways, () => null),
          true,
        ),
        'n',
      ).worth?.gives?.kinds;
    };
    expect(after(['grain', 'coin'])).toEqual(['grain', 'coin']);
    expect(after(['grain'], ['stone'])).toEqual(['coin']);
  });
});

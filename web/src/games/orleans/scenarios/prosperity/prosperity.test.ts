import { describe, expect, it, vi } from 'vitest';
import { Choice } from '$lib/choice.svelte';
import type { Decision, Option } from '$lib/messages';
import { targetsOf } from '../../targets';
import type { OrleansBoard, OrleansView, Player } from '../../view';
import { reachOf } from '../../world/reach';
import { far, journey } from './journey.svelte';
import {
  builtOn,
  legOf,
  offerConcerns,
  piecesOf,
  progress,
  puts,
  siteAt,
  tally,
  wantsOf,
  waysOf,
  type Card,
  type Structure,
} from './prosperity';

const granary: Card = {
  id: 'granary',
  towns: ['etampes'],
  followers: ['farmer', 'farmer', 'trader'],
  goods: ['grain', 'grain'],
  coins: 2,
  points: 13,
};
const chapel: Card = { id: 'chapel', towns: ['blois'], followers: ['monk'], goods: [], coins: 0, points: 9 };
const board = {
  own: { cards: [granary, chapel] },
  ways: [
    { id: 'w1', a: 'vierzon', b: 'bourges', type: 'waterway', goods: 1 },
    { id: 'w2', a: 'sancerre', b: 'bourges', type: 'road', goods: 2 },
  ],
} as unknown as OrleansBoard;
const built = (more: Partial<Structure>): Structure => ({
  seat: 0,
  card: 'granary',
  way: 'w2',
  missing: {},
  lying: {},
  complete: false,
  ...more,
});
const view = (structures: Structure[], more: Partial<OrleansView> = {}): OrleansView =>
  ({
    seat: 0,
    over: false,
    map: { w1: ['unseen'], w2: ['unseen'] },
    seats: [{ merchant: 'tours' }],
    own: {
      carpenter: 'vierzon',
      structures,
      seats: [{ seat: 0, holds: true, card: 'chapel', drawn: [], face_down: [] }],
    },
    ...more,
  }) as unknown as OrleansView;
const option = (label: string, args: Record<string, string>): Option => ({
  text: `${label} ${Object.values(args).join(' ')}`,
  label,
  args,
  targets: Object.entries(args).map(([role, id]) => `${role}:${id}`),
});

describe('a structure', () => {
  it('shows what is there first, kind by kind', () => {
    const pieces = piecesOf(granary, { farmer: 1, grain: 1 });
    expect(pieces.map(({ there }) => there)).toEqual([true, false, false, true, false]);
    expect(piecesOf(granary, {}, true).every(({ there }) => there)).toBe(true);
  });

  it('counts each coin', () => {
    expect(progress(granary, built({ lying: { farmer: 1, coin: 2 } }))).toEqual([3, 7]);
    expect(progress(granary, built({ complete: true }))).toEqual([7, 7]);
    expect(wantsOf(granary)).toEqual({ farmer: 2, trader: 1, grain: 2, coin: 2 });
  });

  it('scores when it is complete; what is open or in the hand may yet', () => {
    expect(tally(view([built({})]), board)).toEqual({ built: 0, open: 22 });
    expect(tally(view([built({ complete: true })]), board)).toEqual({ built: 13, open: 9 });
    expect(tally(view([built({})], { over: true }), board)).toEqual({ built: 0, open: 0 });
  });

  it('stands on a good of its way, beside those still free', () => {
    const structure = built({});
    const there = view([structure]);
    expect(builtOn(there, 'w2')).toBe(1);
    expect(builtOn(there, 'w1')).toBe(0);
    expect(siteAt(there, board, structure).x).toBeGreaterThan(0);
  });

  it('takes goods and coins beside everything else', () => {
    expect(puts([option('put-coin', {}), option('pass', {}), option('put-good', {})])).toHaveLength(2);
  });
});

describe('the carpenter', () => {
  const steps = ['step boatman waterway bourges', 'step trader road sancerre'];

  it('goes from where it stands, along the way that is said', () => {
    const step = option('step-waterway', { tile: 'boatman', town: 'bourges' });
    expect(legOf(step, view([]))).toEqual({ from: 'vierzon', type: 'waterway' });
    expect(legOf(option('act-move', { town: 'bourges' }), view([]))).toBeNull();
    const choice = new Choice({
      decision: () => ({ seat: 0, kind: 'carpenter', values: {}, options: [step], refused: [] }) as Decision,
      act: () => undefined,
      confirm: () => true,
    });
    const reach = reachOf(choice, view([]), board, { legOf });
    expect([...reach.ways.keys()]).toEqual(['w1']);
    expect(reach.alone).toBe(false);
  });

  it('builds on a way: the towns at its ends are not meant', () => {
    const build = option('build-road-it', { here: 'sancerre', town: 'bourges', way: 'w2', structure: 'granary' });
    expect(targetsOf(build, {} as Player, board)).toEqual(['way:w2']);
  });

  it('knows the ways to a town, and goes them step by step', async () => {
    expect(waysOf(board, 'vierzon', { town: 'sancerre', steps })).toEqual(['w1', 'w2']);
    expect(
      far([
        { town: 'bourges', steps: [steps[0]!] },
        { town: 'sancerre', steps },
      ]),
    ).toHaveLength(1);
    const act = vi.fn();
    const options = [{ ...option('step-waterway', {}), text: steps[0]! }];
    const choice = new Choice({
      decision: () => ({ seat: 0, kind: 'carpenter', values: {}, options, refused: [] }) as Decision,
      act,
      confirm: () => false,
    });
    await journey.go(choice, { town: 'sancerre', steps });
    expect(act.mock.calls).toEqual([[steps[0]]]); // the second step is not offered
  });
});

it('knows which offer is about the map', () => {
  const offer = (event: string): Decision => ({ seat: 0, kind: 'offer', values: { event }, options: [], refused: [] });
  expect(offerConcerns(offer('peregrination'))).toBe('map');
  expect(offerConcerns(offer('bribe'))).toBe('board');
});

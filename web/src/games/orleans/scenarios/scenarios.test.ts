import { describe, expect, it } from 'vitest';
import { Choice } from '$lib/choice.svelte';
import type { Decision, Option } from '$lib/messages';
import { NO_PARTS, partsOf } from '.';
import type { OrleansBoard, OrleansView } from '../view';
import { concern, paneOf, panesOf, tabsOf } from '../world/panes';
import { pips } from '../world/hourglass';
import { citizenTargets, onBoard } from './dignitary/dignitary';

const option = (label: string, args: Record<string, string>): Option => ({
  text: JSON.stringify(args),
  label,
  args,
  targets: Object.entries(args).map(([role, id]) => `${role}:${id}`),
});
const choose = (kind: string, options: Option[]): Choice =>
  new Choice({
    decision: () => ({ seat: 0, kind, values: {}, options, refused: [] }) as Decision,
    act: () => undefined,
    confirm: () => true,
  });
const board = {
  tracks: { knights: { kind: 'knight', spaces: [{}, { draws: 5 }, { citizen: true }] } },
  hour_glass: [
    { letter: 'one', count: 1 },
    { letter: 'one', count: 1 },
    { letter: 'one', count: 1 },
  ],
  own: {},
} as unknown as OrleansBoard;

describe('the parts of a scenario', () => {
  it('are found by its name, and missing ones are no harm', async () => {
    expect(partsOf('base')).toBeNull();
    expect(partsOf('no-such')).toBeNull();
    const parts = (await partsOf('dignitary'))!;
    expect(Object.keys(parts.decisions!)).toEqual(['place-citizen', 'copy', 'return-technology']);
    expect(parts.Goals).toBeTruthy();
  });

  it('put the goals beside my board, and leave out players where there are none', async () => {
    const parts = (await partsOf('dignitary'))!;
    expect(tabsOf(parts, 1).map(({ id }) => id)).toEqual(['board', 'goals', 'map', 'tracks', 'deeds', 'log']);
    expect(tabsOf(NO_PARTS, 3).map(({ id }) => id)).toEqual(['board', 'map', 'tracks', 'deeds', 'players', 'log']);
    expect(paneOf('deeds', panesOf(parts))).toBe('goals');
    expect(paneOf('deeds', panesOf(NO_PARTS))).toBe('side');
    expect(paneOf('board', panesOf(parts))).toBeNull();
  });

  it('say which part of the table their questions are about', async () => {
    const parts = (await partsOf('dignitary'))!;
    const knights = option('citizen-track', { track: 'knights' });
    const deed = option('citizen-deed', { deed: 'astronomy' });
    expect(concern(choose('place-citizen', [knights, deed]), parts)).toBe('tracks');
    expect(concern(choose('place-citizen', [deed]), parts)).toBe('deeds');
    expect(concern(choose('place-citizen', [knights, deed]), NO_PARTS)).toBe('board');
  });
});

describe('The Dignitary', () => {
  it('lays citizens on the spaces that the options mean', () => {
    expect(citizenTargets(option('citizen-development', { space: '18' }), board)).toEqual([
      'track-space:development:18',
    ]);
    expect(citizenTargets(option('citizen-track', { track: 'knights' }), board)).toEqual(['track-space:knights:2']);
    expect(citizenTargets(option('citizen-deed', { deed: 'astronomy' }), board)).toEqual([]);
  });

  it('counts the citizens that lie on the board', () => {
    const deeds = { a: { citizen: true }, b: { citizen: false } };
    const citizens = { development: [3, 18], boatmen: [], knights: [4] };
    expect(onBoard({ deeds, citizens } as unknown as OrleansView)).toBe(4);
  });

  it('knows the events of the rounds to come', () => {
    const tile = (id: string) => ({ id, letter: 'one' });
    const view = {
      round: 2,
      over: false,
      events_seen: [tile('conference'), tile('strike')],
      events_left: [{ tiles: [tile('dues')] }],
    } as unknown as OrleansView;
    expect(pips(view, board).map(({ state, event }) => [state, event?.id])).toEqual([
      ['past', 'conference'],
      ['now', 'strike'],
      ['coming', 'dues'],
    ]);
  });
});

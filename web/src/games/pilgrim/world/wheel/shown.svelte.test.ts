import { afterEach, describe, expect, it } from 'vitest';
import { Choice } from '$lib/choice.svelte';
import type { Decision, Option } from '$lib/messages';
import { aim } from '../../aim.svelte';
import type { PilgrimView, Space, Way } from '../../view';
import { Shown } from './shown.svelte';

const option = (label: string, space: Space): Option =>
  ({ text: `${label} ${space}`, label, args: { space }, targets: [`space:${space}`] }) as unknown as Option;
const way = (...spaces: Space[]): Way => ({ spaces, standing: { produce: 'majority' } });

function shown(kind: string, options: Option[], ways: Partial<Record<Space, Way[]>>): { it: Shown; choice: Choice } {
  const decision: Decision = { seat: 0, kind, values: {}, options, refused: [] };
  const choice = new Choice({ decision: () => decision, act: () => undefined, confirm: () => true });
  const view = { outlook: { ways }, duties: [{ id: 'produce', space: 'n' }] } as unknown as PilgrimView;
  return { it: new Shown(() => view, choice), choice };
}

afterEach(() => {
  aim.way = null;
});

describe('while somebody is lifted', () => {
  const ways = { e: [way('se'), way('city')], w: [way('nw')] };
  const moves = [option('move', 'e'), option('move', 'w')];

  it('shows the way of the card that is looked at, else of the one picked', () => {
    const { it: wheel, choice } = shown('move', moves, ways);
    expect(wheel.trail).toBeNull();
    choice.hold('space:w');
    expect(wheel.trail?.from).toBe('w');
    wheel.over = 'e';
    expect(wheel.trail?.from).toBe('e');
    wheel.over = 'n';
    expect(wheel.trail?.from).toBe('w');
  });

  it('shows the way a chip points at before all', () => {
    const { it: wheel } = shown('move', moves, ways);
    aim.way = { from: 'e', spaces: ['city'] };
    expect(wheel.trail?.spots.get('city')?.sure).toBe(true);
    expect(wheel.trail?.spots.get('se')?.sure).toBe(false);
  });
});

describe('while they are put down', () => {
  it('shows all ways on, and of the next space its own', () => {
    const ways = { e: [way('se', 's'), way('city', 'n')] };
    const { it: wheel } = shown('sow', [option('to', 'se'), option('to', 'city')], ways);
    expect([...wheel.trail!.spots.keys()]).toEqual(['se', 's', 'city', 'n']);
    wheel.over = 'city';
    expect([...wheel.trail!.spots.keys()]).toEqual(['city', 'n']);
    expect(wheel.trail!.spots.get('n')).toMatchObject({ sure: true, standing: 'majority' });
    expect(wheel.lifting).toBe(false);
  });
});

it('shows no way for other questions', () => {
  expect(shown('act', [], {}).it.trail).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { ShownTable } from '$lib/context';
import type { Texts } from '$lib/texts.svelte';
import { tabTitle } from './title';

const texts = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
} as unknown as Texts;
const seat = (name: string, at: number) => ({ seat: at, name, kind: 'person', person: true });

function shown(status: string, to_act: number[], more: object = {}): string {
  const table = { game: 'orleans', status, seats: [seat('Ada', 0), seat('Ben', 1)] };
  return tabTitle(
    { table, view: { to_act }, myTurn: to_act.includes(0), lost: false, ...more } as unknown as ShownTable,
    texts,
  );
}

describe('the title of the tab', () => {
  it('says whose turn it is', () => {
    expect(shown('running', [0])).toBe('title-yours about-orleans');
    expect(shown('running', [0, 1])).toBe('title-yours about-orleans');
    expect(shown('running', [1])).toBe('title-other Ben about-orleans');
  });

  it('says that it is over, whoever was asked last', () => {
    expect(shown('over', [0], { myTurn: true })).toBe('title-over about-orleans');
    expect(shown('over', [])).toBe('title-over about-orleans');
  });

  it('says that the server does not answer', () => {
    expect(shown('running', [0], { lost: true })).toBe('title-page connection-lost');
  });
});

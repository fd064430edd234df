import { describe, expect, it } from 'vitest';
import type { RecapRow } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import { telling } from './recap';

/** Texts that are their keys. */
const texts = { lang: 'en', t: (key: string) => key, name: (role: string, id: string) => `${role} ${id}` } as Texts;
const due = (values: object): string =>
  telling.line(
    { row: 'due', values: { event: 'trading_day', letter: 'A', kind: 'trading_day', ...values } } as never as RecapRow,
    texts,
  ).text;

describe('what is to come in a round', () => {
  it('says why I receive or pay what I do, even nothing', () => {
    expect(due({ toll: { receives: 0 } })).toBe('Effect-trading_day. Toll-receives.');
    expect(due({ toll: { pays: 2, have: 5 } })).toBe('Effect-trading_day. Toll-pays.');
  });

  it('says once what I owe', () => {
    expect(due({ toll: { food: 1, have: 0 }, missing: { count: 1, coins: 5 } })).toBe('Toll-food. Recap-missing.');
  });

  it('begins like a sentence where the event concerns all', () => {
    expect(due({})).toBe('Effect-trading_day.');
  });
});

import { describe, expect, it } from 'vitest';
import type { GameFacts } from '$lib/messages';
import { TableForm } from './form.svelte';

const pilgrim = {
  name: 'pilgrim',
  players: [1, 4],
  editions: ['2022'],
  scenarios: ['base', 'campaign'],
  bots: ['novice', 'greedy'],
  options: [],
} as unknown as GameFacts;

describe('a table being set up', () => {
  it('follows a way to play, and knows which one it has come to', () => {
    const form = new TableForm(pilgrim, { way: 'campaign' });
    expect([form.players, form.scenario, form.way?.id]).toEqual([1, 'campaign', 'campaign']);
    form.take(1, 'bot');
    expect([form.scenario, form.way?.id]).toEqual(['base', 'others']);
    form.follow(form.ways.find(({ id }) => id === 'alone')!);
    expect([form.players, form.way?.id]).toEqual([1, 'alone']);
  });

  it('lets the seats behind move up', () => {
    const form = new TableForm(pilgrim);
    form.take(2, 'open');
    form.clear(1);
    expect(form.seats.map(({ kind }) => kind)).toEqual(['me', 'open']);
  });
});

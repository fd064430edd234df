import { describe, expect, it } from 'vitest';
import type { GameFacts } from '../../lib/messages';
import { Plan } from './plan.svelte';

const pilgrim = {
  name: 'pilgrim',
  players: [1, 4],
  editions: ['2022'],
  scenarios: ['base', 'campaign'],
  scenario_players: { base: [1, 4], campaign: [1, 1] },
  bots: ['novice', 'greedy'],
  options: [],
} as unknown as GameFacts;

describe('a table being set up', () => {
  it('follows a way to play, and knows which one it has come to', () => {
    const plan = new Plan(pilgrim, { way: 'campaign' });
    expect([plan.players, plan.scenario, plan.way?.id]).toEqual([1, 'campaign', 'campaign']);
    plan.take(1, 'bot');
    expect([plan.scenario, plan.way?.id]).toEqual(['base', 'others']);
    plan.follow(plan.ways.find(({ id }) => id === 'alone')!);
    expect([plan.players, plan.way?.id]).toEqual([1, 'alone']);
  });

  it('lets the seats behind move up', () => {
    const plan = new Plan(pilgrim);
    plan.take(2, 'open');
    plan.clear(1);
    expect(plan.seats.map(({ kind }) => kind)).toEqual(['me', 'open']);
  });
});

import { describe, expect, it } from 'vitest';
import { Catalogue } from '$lib/catalogue';
import { Texts } from '$lib/texts.svelte';
import { ending } from './ending';

const SOURCE = `
ending-dignitary-won = Won: { $gained } citizens
    .help = In round { $round } of { $rounds }.
ending-dignitary-lost = Lost: { $gained } of { $goal } citizens
    .help = After { $rounds } rounds.
`;
const texts = new Texts('orleans', new Catalogue('en', SOURCE));
const view = (scenario: string, gained: number) => ({ scenario, own: { goal: 8, gained }, round: 9, rounds: 16 });
const said = (scenario: string, won: boolean | null, gained = 8) =>
  ending(view(scenario, gained), {}, texts, { kind: 'solo', won })?.title ?? null;

describe('the end of a scenario', () => {
  it('is told with what it counts', () => {
    expect(said('dignitary', true)).toBe('Won: 8 citizens');
    expect(said('dignitary', false, 5)).toBe('Lost: 5 of 8 citizens');
  });

  it('is left to the usual words while it runs and where it has none of its own', () => {
    expect(said('dignitary', null)).toBeNull();
    expect(said('another', true)).toBeNull();
    expect(ending(view('dignitary', 8), {}, texts, null)).toBeNull();
  });
});

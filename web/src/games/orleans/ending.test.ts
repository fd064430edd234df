import { describe, expect, it } from 'vitest';
import { Catalogue } from '$lib/catalogue';
import { Texts } from '$lib/texts.svelte';
import { ending } from './ending';

const SOURCE = `
ending-dignitary-won = Won: { $gained } citizens
    .help = In round { $round } of { $rounds }.
ending-dignitary-lost = Lost: { $gained } of { $goal } citizens
    .help = After { $rounds } rounds.
ending-duel-me = You win with { $points }
    .help = Round { $round }.
ending-duel-other = { $winner } beats { $other }{ $lost ->
    [0] {""}
   *[other] , who cannot pay
}
    .help = Round { $round }.
ending-duel-guest = { $winner } wins
    .help = Round { $round }.
ending-duel-why = { $lost ->
    [0] { $points } to { $behind }
   *[other] { $other } could not pay in round { $round }
}
ending-duel-both = Both win
    .help = Round { $round }.
ending-duel-nobody = Nobody wins
    .help = Round { $round }.
`;
const texts = new Texts('orleans', new Catalogue('en', SOURCE));
const view = (scenario: string, gained: number) => ({
  scenario,
  own: { goal: 8, gained },
  seats: [{}],
  round: 9,
  rounds: 16,
});
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

  it('is told of two players as each of them sees it', () => {
    const told = (winners: number[], seat: number | null, lost: number[] = []) => {
      const own = { goal: 4, gained: 1, winners, lost };
      const seats = [{ points: 4 }, { points: 1 }];
      const over = { scenario: 'duel', over: true, own, seats, seat, round: 9, rounds: 16 };
      return ending(over, {}, texts, { kind: 'ranks', won: null });
    };
    const end = (...how: Parameters<typeof told>) => told(...how)?.title;
    expect(end([0], 0)).toBe('You win with 4');
    expect(end([0], 1)).toBe('0 beats 1');
    expect(end([1], 0, [0])).toBe('1 beats 0, who cannot pay');
    expect(end([1], null)).toBe('1 wins');
    expect(told([0], 1)?.why).toBe('4 to 1');
    expect(told([1], 0, [0])?.why).toBe('0 could not pay in round 9');
    expect(told([0, 1], 0)?.why).toBeUndefined();
    expect(end([0, 1], 1)).toBe('Both win');
    expect(end([], 1, [0, 1])).toBe('Nobody wins');
  });
});

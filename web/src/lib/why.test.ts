import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue';
import { ranking } from './standings';
import { Texts } from './texts.svelte';
import { whyTold, whyWon } from './why';

const TEXTS = `
list-none = nothing
list-more = { $a }, { $b }
list-last = { $a } and { $b }
source-coins = coins
source-goods = goods
source-stations = stations
why-won = You have more than { $other } from { $sources }.
    .back = { $other } has more from { $sources }.
why-lost = { $winner } has more than you from { $sources }.
    .back = You have more from { $sources }.
why-other = { $winner } has more than { $other } from { $sources }.
    .back = { $other } has more from { $sources }.
why-level = { $winner } and { $other } are level.
why-source = { $source } (+{ $points })
why-rest = elsewhere (+{ $points })
`;
const texts = new Texts('', new Catalogue('en', TEXTS));
texts.seats = ['Ada', 'Ben', 'Cleo'];

const points = (seat: number, coins: number, goods: number, stations: number) => ({
  seat,
  points: coins + goods + stations,
  sources: { coins, goods, stations },
});
const ROWS = ranking([points(0, 30, 35, 36), points(1, 27, 33, 55), points(2, 19, 52, 10)]);
const told = (mine: number | null): string => whyTold(whyWon(ROWS, ROWS.slice(0, 1), mine)!, mine, texts);

describe('why somebody won', () => {
  it('is told against me, or against the next', () => {
    expect(told(0)).toBe('Ben has more than you from stations (+19). You have more from coins (+3) and goods (+2).');
    expect(told(1)).toBe('You have more than Ada from stations (+19). Ada has more from coins (+3) and goods (+2).');
    expect(told(null)).toMatch(/^Ben has more than Ada from/);
    expect(told(2)).toBe('Ben has more than you from stations (+45) and coins (+8). You have more from goods (+19).');
  });

  it('adds up to the margin', () => {
    const { winner, other, gains, losses } = whyWon(ROWS, ROWS.slice(0, 1), 0)!;
    const sum = (parts: [string, number][]): number => parts.reduce((all, [, one]) => all + one, 0);
    expect(sum(gains) - sum(losses)).toBe(winner.points - other.points);
  });

  it('is not told where nobody or several have won, and is a tie-break where points are level', () => {
    expect(whyWon(ROWS, [], 0)).toBeNull();
    expect(whyWon(ROWS, ROWS.slice(0, 2), 0)).toBeNull();
    const level = ranking([points(0, 5, 0, 0), points(1, 0, 5, 0)], [1, 2]);
    expect(whyTold(whyWon(level, level.slice(0, 1), 0)!, 0, texts)).toBe('Ada and Ben are level.');
  });
});

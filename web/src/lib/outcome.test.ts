import { describe, expect, it } from 'vitest';
import type { Outcome } from './messages';
import { hasPlaces, verdict, winnersOf } from './outcome';
import { ranking, standings } from './standings';
import type { Texts } from './texts.svelte';

const rows = (...points: number[]) => ranking(standings({ seats: points.map((one) => ({ points: one })) }).seats);
const seats = (found: { seat: number }[]): number[] => found.map(({ seat }) => seat);
const RANKS: Outcome = { kind: 'ranks' };
const SOLO = (won: boolean | null): Outcome => ({ kind: 'solo', won });
const TEAM = (won: boolean | null): Outcome => ({ kind: 'team', won });

const texts = {
  t: (key: string) => key,
  form: (key: string, form: string, values: { name: string }) => `${key}.${form} ${values.name}`,
} as unknown as Texts;

describe('the outcome', () => {
  it('of places is won by the first', () => {
    expect(seats(winnersOf(rows(10, 12, 12), RANKS, 3))).toEqual([1, 2]);
    expect(seats(winnersOf(rows(10, 12), null, 2))).toEqual([1]);
    expect(verdict(RANKS, 0, 'Ada', texts)).toBeNull();
  });

  it('against the game is not won by ranking first', () => {
    expect(winnersOf(rows(10), SOLO(false), 1)).toEqual([]);
    expect(seats(winnersOf(rows(10), SOLO(true), 1))).toEqual([0]);
    expect(verdict(SOLO(false), 0, 'Ada', texts)).toBe('outcome-solo-lost');
    expect(verdict(SOLO(true), null, 'Ada', texts)).toBe('outcome-solo-won.guest Ada');
  });

  it('is won by whom the game itself plays, if the player loses', () => {
    expect(seats(winnersOf(rows(10, 12), SOLO(false), 1))).toEqual([1]);
    expect(seats(winnersOf(rows(12, 12), SOLO(true), 1))).toEqual([0]);
  });

  it('of a team is that of all', () => {
    expect(seats(winnersOf(rows(10, 12), TEAM(true), 2)).sort()).toEqual([0, 1]);
    expect(winnersOf(rows(10, 12), TEAM(false), 2)).toEqual([]);
    expect(verdict(TEAM(true), 1, 'Ada', texts)).toBe('outcome-team-won');
  });

  it('is open while the game runs', () => {
    expect(verdict(TEAM(null), 1, 'Ada', texts)).toBeNull();
  });

  it('has places only where somebody can be before somebody else', () => {
    expect([hasPlaces(RANKS, rows(1, 2)), hasPlaces(SOLO(true), rows(1, 2))]).toEqual([true, true]);
    expect([hasPlaces(TEAM(true), rows(1, 2)), hasPlaces(SOLO(true), rows(1))]).toEqual([false, false]);
  });
});

import type { History } from './messages';

/** A table may hold several games, one after the other (a campaign): their rounds begin again. */

export interface Part {
  name: string;
  /** The points by seat with which it ended; null for the last one. */
  points: number[] | null;
}

/** To which game each of these rounds belongs, counted from 0. */
export function partsOf(rounds: readonly number[]): number[] {
  let part = 0;
  return rounds.map((round, at) => (at && round < rounds[at - 1]! ? ++part : part));
}

/** Figures are taken while a game goes on; how it ended is known once the next one has begun. */
export function withEnds(history: History, parts: readonly Part[]): History {
  const numbers = partsOf(history.rounds);
  const ends = (at: number): number[] | null =>
    numbers[at] !== numbers[at + 1] ? (parts[numbers[at]!]?.points ?? null) : null;
  const points = (history.figures['points'] ?? []).map((values, at) => ends(at) ?? values);
  return { ...history, figures: { ...history.figures, points } };
}

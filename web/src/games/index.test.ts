import { describe, expect, it } from 'vitest';
import type { GameFacts } from '$lib/messages';
import { drawn, GAMES } from '.';

const facts = (name: string, ...scenarios: string[]): GameFacts =>
  ({ name, scenarios: scenarios.map((one) => ({ name: one, players: [1, 5] })) }) as unknown as GameFacts;

describe('scenarios that are offered', () => {
  it('are those with a table', () => {
    const known = Object.keys(GAMES.orleans!.scenarios!);
    const [orleans] = drawn([facts('orleans', 'base', ...known, 'never_drawn')]);
    expect(orleans!.scenarios.map(({ name }) => name)).toEqual(['base', ...known]);
  });

  it('are all where none has parts of its own', () => {
    const [pilgrim] = drawn([facts('pilgrim', 'base', 'campaign')]);
    expect(pilgrim!.scenarios).toHaveLength(2);
  });
});

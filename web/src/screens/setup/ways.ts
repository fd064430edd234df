import type { GameFacts } from '$lib/messages';

/** A way to play a game: how many sit down, to which scenario. */
export interface PlayWay {
  /** Also the key of its texts, `way-GAME-ID`. */
  id: string;
  players: number;
  scenario: string;
}

const USUAL = 3; // players
/** As many as stand side by side. */
export const MOST_WAYS = 4;

/** How many sit down if nobody says otherwise. */
export const usually = ([low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, USUAL));

/** Each scenario, alone and with others where both are possible; none where there is only one way. */
export function waysOf({ scenarios }: GameFacts): PlayWay[] {
  const ways = scenarios.flatMap(({ name, players: [low, high] }): PlayWay[] => {
    const alone = { id: `${name}-alone`, players: 1, scenario: name };
    const others = { id: `${name}-others`, players: usually([Math.max(2, low), high]), scenario: name };
    if (low === 1 && high > 1) return [alone, others];
    return [{ ...(high > 1 ? others : alone), id: name }];
  });
  return ways.length > 1 ? ways : [];
}

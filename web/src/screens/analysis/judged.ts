/** What a bot makes of the choices of a game. */
import { api } from '$lib/api';
import type { ActionText, JudgedChoice } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';

const MOMENTS = 5;

/** Whether a bot gives advice there: where points do not decide, nobody can say what a choice was worth. */
export async function judges(game: string, scenario: string): Promise<boolean> {
  const found = (await api.games()).find(({ name }) => name === game);
  return Boolean(found?.scenarios.find(({ name }) => name === scenario)?.coach);
}

/** The choices that cost a seat most, the costliest first. */
export const costliest = (choices: readonly JudgedChoice[], seat: number): JudgedChoice[] =>
  choices
    .filter((one) => one.seat === seat && one.cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOMENTS);

/** The plan or turn that a seat is about to make after entry `at` of the record, or in the middle of. */
export const choiceAt = (choices: readonly JudgedChoice[], seat: number, at: number): JudgedChoice | null =>
  choices.filter((one) => one.seat === seat && one.n <= at).sort((a, b) => b.n - a.n)[0] ?? null;

/** A whole plan or turn in words. */
export const told = (
  actions: readonly string[],
  spoken: Readonly<Record<string, ActionText>>,
  texts: Pick<Texts, 'whole'>,
): string => texts.whole(actions.flatMap((text) => (spoken[text] ? [spoken[text]] : [])));

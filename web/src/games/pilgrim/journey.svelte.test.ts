import { describe, expect, it } from 'vitest';
import { Choice } from '$lib/choice.svelte';
import type { Decision, Option } from '$lib/messages';
import { travel } from './journey';

const option = (text: string): Option => {
  const [label = '', space = ''] = text.split(' ');
  return { text, label, args: { space }, targets: [`space:${space}`], refused: null, takes_back: false };
};
const sow = (count: number, ...to: string[]): Decision => ({
  seat: 0,
  kind: 'sow',
  values: { count, space: 'e' },
  options: to.map((space) => option(`to ${space}`)),
  refused: [],
});

/** A table that goes on from one question to the next. */
function table(...asked: (Decision | null)[]) {
  const sent: string[] = [];
  let at = $state(0);
  const choice = new Choice({
    decision: () => asked[at],
    act: (text) => {
      sent.push(text);
      at += 1;
    },
    confirm: () => false,
  });
  return { choice, sent };
}

describe('a way chosen as a whole', () => {
  it('is gone step by step, without those the game takes by itself', async () => {
    // Lifted in the north-east, the first falls on the east by itself; there the river leaves a choice.
    const { choice, sent } = table(sow(2, 'se', 'city'), sow(1, 'n', 's'), null);
    await travel(choice, ['e', 'city', 'n']);
    expect(sent).toEqual(['to city', 'to n']);
  });

  it('stops where the step is not offered', async () => {
    const { choice, sent } = table(sow(2, 'se', 'city'), sow(1, 's'), null);
    await travel(choice, ['e', 'city', 'n']);
    expect(sent).toEqual(['to city']);
  });

  it('stops when nothing changes', async () => {
    const { choice, sent } = table(sow(2, 'se', 'city'), sow(2, 'se', 'city'), sow(2, 'se', 'city'));
    await travel(choice, ['e', 'city', 'n']);
    expect(sent).toEqual(['to city']);
  });

  it('begins with lifting', async () => {
    const lift: Decision = { seat: 0, kind: 'move', values: {}, options: [option('move ne')], refused: [] };
    const { choice, sent } = table(lift, sow(1, 'se', 'city'), null);
    await travel(choice, ['e', 'se'], lift.options[0]);
    expect(sent).toEqual(['move ne', 'to se']);
  });
});

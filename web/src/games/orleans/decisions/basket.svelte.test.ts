import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Choice } from '$lib/choice.svelte';
import type { Decision, Option } from '$lib/messages';
import { Basket } from './basket.svelte';

function option(text: string): Option {
  return { text, label: 'give', args: {}, targets: [], refused: null, takes_back: false };
}
const GRAIN = option('give grain');
const WOOL = option('give wool');
const OWED: Decision = { seat: 0, kind: 'torture', values: {}, options: [GRAIN, WOOL], refused: [] };

describe('Basket', () => {
  let decision = $state.raw(OWED);
  const act = vi.fn();
  let owed = 3;
  let basket: Basket;

  beforeEach(() => {
    decision = OWED;
    owed = 3;
    act.mockReset();
    const choice = new Choice({ decision: () => decision, act, confirm: () => false });
    basket = new Basket(
      choice,
      () => owed,
      (one) => (one === GRAIN ? 2 : 1),
    );
  });

  it('takes no more than there is, and no more than is owed', () => {
    basket.add(GRAIN);
    basket.add(GRAIN);
    basket.add(GRAIN);
    expect(basket.count(GRAIN)).toBe(2);
    expect(basket.missing).toBe(1);
    expect(basket.full).toBe(false);
    basket.add(WOOL);
    expect(basket.full).toBe(true);
  });

  it('is full when nothing more is there', () => {
    owed = 5;
    for (const one of [GRAIN, GRAIN, WOOL]) basket.add(one);
    expect(basket.missing).toBe(2);
    expect(basket.full).toBe(true);
  });

  it('gives things back one by one', () => {
    basket.add(GRAIN);
    basket.add(WOOL);
    basket.remove(GRAIN);
    expect(basket.options).toEqual([WOOL]);
    basket.remove(GRAIN);
    expect(basket.options).toEqual([WOOL]);
  });

  it('gives everything one after the other, as long as it is offered', async () => {
    act.mockImplementation((text: string) => {
      if (text === WOOL.text) decision = { ...decision, options: [WOOL] };
    });
    for (const one of [GRAIN, WOOL, GRAIN]) basket.add(one);
    basket.give();
    await new Promise((done) => setTimeout(done));
    expect(act.mock.calls.flat()).toEqual([GRAIN.text, WOOL.text]);
    expect(basket.options).toEqual([]);
  });
});

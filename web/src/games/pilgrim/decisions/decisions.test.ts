// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import kinds from '../../../../tests/fixtures/pilgrim-kinds.json';
import late from '../../../../tests/fixtures/pilgrim-late.json';
import roads from '../../../../tests/fixtures/pilgrim-roads.json';
import solo from '../../../../tests/fixtures/pilgrim-solo.json';
import type { Decision } from '$lib/messages';
import { tableOf, unsaid, viewOf } from '../testing';
import { DECISIONS, KINDS, type DecisionKind } from './index';
import Prompt from './Prompt.svelte';

const shared = vi.hoisted(() => ({ table: null as unknown }));
vi.mock('$lib/context', () => ({ getTable: () => shared.table }));

const asked = kinds as unknown as Record<DecisionKind, Decision>;
const CASES = KINDS.flatMap((kind) => (['en', 'de'] as const).map((lang) => [kind, lang] as const));
let shown: Record<string, unknown> | null = null;

function ask(kind: DecisionKind, lang = 'en', confirm = false) {
  const fixture = kind === 'abbott-fee' ? solo : kind === 'roads' || kind === 'construct' ? roads : late;
  const made = tableOf({ view: viewOf(fixture), decision: asked[kind], lang, confirm });
  shared.table = made.table;
  shown = mount(Prompt, { target: document.body, props: {} });
  flushSync();
  return made;
}
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

describe('decisions', () => {
  it('have a component for each kind, and an example', () => {
    expect(Object.keys(DECISIONS)).toEqual([...KINDS]);
    expect(Object.keys(asked).sort()).toEqual([...KINDS].sort());
  });

  it.each(CASES)('%s is asked in %s words, with every option', (kind, lang) => {
    ask(kind, lang);
    const prompt = document.querySelector('[data-prompt]')!;
    expect(prompt.getAttribute('data-prompt')).toBe(kind);
    expect(prompt.querySelector('[data-spine] h1')!.textContent!.length).toBeGreaterThan(4);
    expect(unsaid(prompt.textContent!)).toEqual([]);
    expect(all('[data-action=list]').map((one) => one.dataset.option)).toEqual(
      asked[kind].options.map(({ text }) => text),
    );
  });

  it('offer the end of a turn on the gold button', async () => {
    const { sent } = ask('end');
    all('[data-action=main]')[0]!.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual(['end']);
  });

  it('show what cannot be paid with its reason, and do not send it', async () => {
    const { sent } = ask('ordination');
    for (const chip of all('.chip[aria-disabled]')) chip.click();
    await Promise.resolve();
    expect(sent).toEqual([]);
  });

  it('ask for one kind of yield first, and for less only on request', () => {
    ask('clerical');
    const chips = () => all('[data-action=option][data-option]').map((one) => one.dataset.option);
    expect(chips()).toHaveLength(2);
    all('.chip')
      .find((one) => one.textContent!.includes('Fewer'))!
      .click();
    flushSync();
    expect(chips().length).toBeGreaterThan(2);
  });

  it('let somebody be chosen, then where to', () => {
    const { choice } = ask('allocate');
    const first = all('[data-pick="from:abbey"]');
    expect(first).toHaveLength(1);
    first[0]!.click();
    flushSync();
    expect(choice.picked).toEqual(['from:abbey']);
    expect(all('[data-option^="assign"]').length).toBeGreaterThan(1);
  });

  it('name on the gold button what a tile reaches, also where it is to confirm', () => {
    const view = viewOf(roads);
    const [first, ...others] = view.outlook.roads!;
    const outlook = { ...view.outlook, roads: [{ ...first!, ends: 'site' as const }, ...others] };
    const made = tableOf({
      view: { ...view, outlook },
      decision: roads.decision as unknown as Decision,
      confirm: true,
    });
    shared.table = made.table;
    shown = mount(Prompt, { target: document.body, props: {} });
    for (const target of [`hex:${first!.hex}`, `turn:${first!.text}`]) made.choice.hold(target);
    flushSync();
    expect(all('[data-action=main]')[0]!.textContent).toContain('Reach the site');
  });

  it.each([
    ['few', 'taxation', '[data-action=option]:not([data-hotkey="0"])'],
    ['many', 'roads', '[role=dialog] [data-action=list]'],
  ] as const)('of a kind nobody knows are asked with their options in words: %s', async (_, like, selector) => {
    const decision = { ...asked[like], kind: 'parley' };
    const made = tableOf({ view: viewOf(late), decision });
    shared.table = made.table;
    shown = mount(Prompt, { target: document.body, props: {} });
    const title = (): void =>
      expect(document.querySelector('[data-spine] h1')?.textContent).toBe('Everything you can do');
    await vi.waitFor(title, { timeout: 30_000 }); // it is loaded first
    expect(document.querySelector('[data-prompt]')!.getAttribute('data-prompt')).toBe('parley');
    const answers = all(selector);
    expect(answers.map((one) => one.dataset.option)).toEqual(decision.options.map(({ text }) => text));
    expect(answers.map((one) => one.textContent!.replace(/^\d/, '').trim())).toEqual(
      decision.options.map((option) => made.table.texts.label(option)),
    );
    answers[0]!.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(made.sent).toEqual([decision.options[0]!.text]);
  });

  it('wait for the gold button where that is wanted', async () => {
    const { sent, choice } = ask('taxation', 'en', true);
    all('[data-option="take coin"]')[0]!.click();
    flushSync();
    expect(sent).toEqual([]);
    expect(choice.ready?.text).toBe('take coin');
    all('[data-action=main]')[0]!.click();
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual(['take coin']);
  });
});

describe('the main button, while another choice is under way', () => {
  const END = 'end';
  const DECLINE = 'decline';
  const main = (): HTMLButtonElement => all('[data-action=main]')[0] as HTMLButtonElement;
  const settled = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done, 5));
    flushSync();
  };

  /** A table at which the test answers: what is asked, and whether a choice is under way. */
  function slowly() {
    const state = new SvelteMap<string, unknown>([
      ['busy', false],
      ['decision', asked.end],
    ]);
    const made = tableOf({ view: viewOf(late) });
    const { live, choice } = made.table;
    Object.defineProperty(live, 'busy', { get: () => state.get('busy') });
    let through = (): void => undefined;
    const sent: string[] = [];
    const act = (text: string): Promise<void> => {
      sent.push(text);
      state.set('busy', true);
      return new Promise((done) => (through = done));
    };
    choice.instead = {
      get decision() {
        return state.get('decision') as Decision;
      },
      act,
    };
    shared.table = made.table;
    shown = mount(Prompt, { target: document.body, props: {} });
    flushSync();
    const answer = async (decision = asked.end): Promise<void> => {
      state.set('decision', decision);
      state.set('busy', false);
      through();
      await settled();
    };
    const click = async (): Promise<void> => {
      main().click();
      await settled();
    };
    return { sent, act, answer, click };
  }

  it('waits, and then does what was meant', async () => {
    const { sent, act, answer, click } = slowly();
    void act('place');
    await settled();
    await click();
    expect(sent).toEqual(['place']);
    await answer();
    expect(sent).toEqual(['place', END]);
  });

  it('forgets it if it would do something else by then', async () => {
    const { sent, act, answer, click } = slowly();
    void act('place');
    await settled();
    await click();
    await answer(asked.confess);
    expect(main().dataset.option).toBe(DECLINE);
    await answer();
    expect(sent).toEqual(['place']);
  });

  it('does the same only once, however often it is clicked', async () => {
    const { sent, answer, click } = slowly();
    await click();
    await click();
    await answer();
    expect(sent).toEqual([END]);
  });
});

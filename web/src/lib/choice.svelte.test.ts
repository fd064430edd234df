import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Decision, Option } from './messages';
import { Choice } from './choice.svelte';

function option(text: string, targets: string[] = [], more: Partial<Option> = {}): Option {
  return { text, label: text.split(' ')[0]!, args: {}, targets, refused: null, takes_back: false, ...more };
}

function refused(text: string, targets: string[], key: string): Option {
  return option(text, targets, { refused: { key, rule: 'ORL-CEN-3', values: {} } });
}

const PLAN: Decision = {
  seat: 0,
  kind: 'plan',
  values: {},
  options: [
    option('place farmer ship', ['tile:farmer', 'place:ship']),
    option('place farmer village', ['tile:farmer', 'place:village']),
    option('place knight ship', ['tile:knight', 'place:ship']),
    option('place monk ship', ['tile:monk', 'place:ship']),
    option('place monk ship knight', ['tile:monk', 'place:ship', 'kind:knight']),
    option('ready'),
    option('take_back trader wagon', ['tile:trader', 'place:wagon'], { takes_back: true }),
  ],
  refused: [
    refused('place farmer town_hall', ['tile:farmer', 'place:town_hall'], 'marked-town-hall'),
    refused('place knight wagon', ['tile:knight', 'place:wagon'], 'space-occupied'),
    refused('act castle', ['place:castle'], 'incomplete'),
  ],
};

function decisionOf(kind: string, options: Option[]): Decision {
  return { seat: 0, kind, values: {}, options, refused: [] };
}

describe('Choice', () => {
  let decision = $state.raw<Decision | null>(PLAN);
  let confirm = false;
  const act = vi.fn();
  let choice: Choice;

  beforeEach(() => {
    decision = PLAN;
    confirm = false;
    act.mockReset();
    choice = new Choice({ decision: () => decision, act, confirm: () => confirm });
  });

  async function sent(): Promise<string[]> {
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    return act.mock.calls.map(([text]) => text as string);
  }

  const texts = () => choice.options.map((one) => one.text);

  it('offers everything at first', () => {
    expect(texts()).toHaveLength(6);
    expect(choice.state('tile:farmer')).toBe('legal');
    expect(choice.state('tile:scholar')).toBe('rest');
    expect(choice.ready).toBeNull();
  });

  it('narrows when a target belongs to several options', () => {
    choice.pick('tile:farmer');
    expect(texts()).toEqual(['place farmer ship', 'place farmer village']);
    expect(choice.state('tile:farmer')).toBe('chosen');
    expect(choice.state('place:village')).toBe('legal');
    expect(choice.state('tile:knight')).toBe('rest');
  });

  it('sends what is determined', async () => {
    choice.pick('tile:farmer');
    choice.pick('place:village');
    expect(await sent()).toEqual(['place farmer village']);
    expect(choice.picked).toEqual([]);
  });

  it('does not mind the order of picks', async () => {
    choice.pick('place:ship');
    choice.pick('tile:knight');
    expect(await sent()).toEqual(['place knight ship']);
  });

  it('sends at once when one target says it all', async () => {
    choice.pick('place:village');
    expect(await sent()).toEqual(['place farmer village']);
  });

  it('waits for the main button with confirmation on', async () => {
    confirm = true;
    choice.pick('place:village');
    expect(choice.ready?.text).toBe('place farmer village');
    expect(await sent()).toEqual([]);
    await choice.send(choice.ready!);
    expect(await sent()).toEqual(['place farmer village']);
    expect(choice.ready).toBeNull();
  });

  it('never sends what is only held', async () => {
    choice.hold('tile:knight');
    expect(choice.ready?.text).toBe('place knight ship');
    expect(await sent()).toEqual([]);
  });

  it('leaves an ambiguous rest to be chosen', async () => {
    choice.pick('tile:monk');
    choice.pick('place:ship');
    expect(texts()).toEqual(['place monk ship', 'place monk ship knight']);
    expect(await sent()).toEqual([]);
    await choice.send(choice.options[0]!);
    expect(await sent()).toEqual(['place monk ship']);
  });

  it('lets go of a target picked again', () => {
    choice.pick('tile:farmer');
    choice.pick('tile:farmer');
    expect(choice.picked).toEqual([]);
    expect(texts()).toHaveLength(6);
  });

  it('switches to another target and keeps what goes with it', () => {
    choice.pick('tile:farmer');
    choice.hold('tile:monk');
    expect(choice.picked).toEqual(['tile:monk']);
    choice.pick('place:ship');
    choice.hold('tile:knight');
    expect(choice.picked).toEqual(['place:ship', 'tile:knight']);
  });

  it('drops everything', () => {
    choice.pick('tile:farmer');
    choice.pick('place:town_hall');
    choice.drop();
    expect(choice.picked).toEqual([]);
    expect(choice.tried).toBeNull();
  });

  it('says why a target is refused, and keeps what is picked', () => {
    choice.pick('tile:farmer');
    expect(choice.state('place:town_hall')).toBe('refused');
    expect(choice.why('place:town_hall')?.refused?.key).toBe('marked-town-hall');
    choice.pick('place:town_hall');
    expect(choice.tried?.target).toBe('place:town_hall');
    expect(choice.tried?.option.refused?.rule).toBe('ORL-CEN-3');
    expect(choice.picked).toEqual(['tile:farmer']);
    choice.pick('tile:farmer');
    expect(choice.tried).toBeNull();
  });

  it('asks for a reason that goes with what is picked', () => {
    choice.pick('tile:farmer');
    expect(choice.why('place:wagon')).toBeNull();
    choice.hold('tile:knight');
    expect(choice.why('place:wagon')?.refused?.key).toBe('space-occupied');
    expect(choice.why('place:ship')).toBeNull();
  });

  it('shows a reason without anything picked', () => {
    choice.pick('place:castle');
    expect(choice.tried?.option.text).toBe('act castle');
  });

  it('takes back what a target has been chosen for', async () => {
    expect(choice.takesBack('tile:trader')?.text).toBe('take_back trader wagon');
    expect(choice.state('tile:trader')).toBe('rest');
    choice.pick('place:wagon');
    expect(await sent()).toEqual(['take_back trader wagon']);
  });

  it('never mixes taking back with going on', () => {
    expect(texts()).not.toContain('take_back trader wagon');
    expect(choice.backward).toHaveLength(1);
  });

  it('keeps what is picked over a new decision, if it is still possible', () => {
    choice.pick('tile:farmer');
    decision = { ...PLAN, options: PLAN.options.slice(1) };
    expect(choice.picked).toEqual(['tile:farmer']);
    decision = decisionOf('plan', [option('ready')]);
    expect(choice.picked).toEqual([]);
    expect(texts()).toEqual(['ready']);
  });

  it('forgets what was picked for another kind of decision', () => {
    choice.pick('place:ship');
    decision = decisionOf('act', [
      option('act ship tours', ['place:ship', 'town:tours']),
      option('act ship tours wine', ['place:ship', 'town:tours', 'good:wine']),
    ]);
    expect(choice.picked).toEqual([]);
  });

  it('is quiet without a decision', () => {
    choice.pick('tile:farmer');
    decision = null;
    expect(choice.state('tile:farmer')).toBe('rest');
    expect(choice.options).toEqual([]);
    choice.pick('tile:farmer');
    expect(choice.picked).toEqual([]);
  });

  it('knows the targets a game adds', async () => {
    choice.concerns = (one) => (one.text === 'place monk ship' ? [...one.targets, 'space:ship:1'] : one.targets);
    choice.hold('tile:monk');
    expect(choice.state('space:ship:1')).toBe('legal');
    choice.pick('space:ship:1');
    expect(await sent()).toEqual(['place monk ship']);
  });

  it('sends one choice after the other, and only what is still offered', async () => {
    let answer = () => {};
    act.mockImplementationOnce(() => new Promise<void>((done) => (answer = done)));
    choice.pick('place:village');
    choice.hold('tile:knight');
    choice.pick('place:ship');
    choice.hold('tile:farmer');
    void choice.send(choice.options[1]!);
    expect(await sent()).toEqual(['place farmer village']);
    decision = { ...PLAN, options: PLAN.options.filter((one) => one.text !== 'place farmer village') };
    answer();
    expect(await sent()).toEqual(['place farmer village', 'place knight ship']);
  });

  it('goes on after a failure', async () => {
    act.mockRejectedValueOnce(new Error('offline'));
    await choice.send(PLAN.options[0]!).catch(() => undefined);
    await choice.send(PLAN.options[1]!);
    expect(await sent()).toEqual(['place farmer ship', 'place farmer village']);
  });

  it('answers something else meanwhile, and goes back to what is asked', async () => {
    const propose = vi.fn();
    const other = decisionOf('give-up', [option('back 1', ['seat:0']), option('back 2', ['seat:1'])]);
    choice.instead = { decision: other, act: propose };
    expect(choice.options.map(({ text }) => text)).toEqual(['back 1', 'back 2']);
    choice.pick('seat:1');
    expect(await sent()).toEqual([]);
    expect(propose).toHaveBeenCalledWith('back 2');
    choice.instead = null;
    expect(choice.decision?.kind).toBe('plan');
  });
});

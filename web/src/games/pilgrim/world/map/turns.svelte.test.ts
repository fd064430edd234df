// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import construct from '../../../../../tests/fixtures/pilgrim-construct.json';
import roads from '../../../../../tests/fixtures/pilgrim-roads.json';
import shrine from '../../../../../tests/fixtures/pilgrim-shrine.json';
import upgrade from '../../../../../tests/fixtures/pilgrim-upgrade.json';
import { Choice } from '$lib/choice.svelte';
import type { Decision } from '$lib/messages';
import { aim } from '../../aim.svelte';
import { hexTarget, targetsOf } from '../../targets';
import { hexesToLay, lastTile } from '../../testing';
import type { PilgrimView } from '../../view';
import { Turns } from './turns.svelte';

const [HEX, OTHER] = hexesToLay(roads) as [string, string];

function table(fixture: { view: unknown; decision: unknown }) {
  const view = fixture.view as PilgrimView;
  const decision = fixture.decision as Decision;
  const sent: string[] = [];
  const choice = new Choice({ decision: () => decision, act: (text) => sent.push(text), confirm: () => false });
  choice.concerns = (option) => targetsOf(option, view);
  return { choice, decision, sent, turns: new Turns(choice, () => view) };
}

beforeEach(() => {
  aim.road = null;
});

test('a hex is taken in the hand with a turn, and nothing is sent', () => {
  const { choice, turns, sent } = table(roads);
  turns.take(HEX);
  expect(turns.hex).toBe(HEX);
  expect(turns.chosen?.hex).toBe(HEX);
  expect(choice.ready?.text).toBe(turns.chosen?.option.text);
  expect(sent).toEqual([]);
});

test('turning goes through all turns once, in both directions', () => {
  const { turns } = table(roads);
  turns.take(HEX);
  const first = turns.chosen!.option.text;
  const seen = turns.all.map(() => {
    turns.next();
    return turns.chosen!.option.text;
  });
  expect(new Set(seen).size).toBe(turns.all.length);
  expect(seen.at(-1)).toBe(first);
  turns.next(-1);
  turns.next();
  expect(turns.chosen!.option.text).toBe(first);
});

test('a click on an exit turns the tile there, and keeps where it comes from', () => {
  const { turns } = table(roads);
  turns.take(HEX);
  const { from } = turns.chosen!;
  const other = turns.all.find((turn) => turn.from !== from)!.from!;
  const leads = (from: unknown, to: unknown): boolean => turns.all.some((turn) => turn.from === from && turn.to === to);
  const to = turns.all.map((turn) => turn.to!).find((edge) => leads(from, edge) && leads(other, edge))!;
  expect(turns.towards(to)).toBe(true);
  expect(turns.chosen).toMatchObject({ from, to });
  expect(turns.towards(other)).toBe(true);
  expect(turns.chosen).toMatchObject({ from: other, to });
});

test('confirming sends what is shown', async () => {
  const { turns, sent } = table(roads);
  turns.take(HEX);
  const { text } = turns.chosen!.option;
  turns.confirm();
  await Promise.resolve();
  await Promise.resolve();
  expect(sent).toEqual([text]);
  expect(turns.hex).toBeNull();
});

test('another hex takes the place of the first', () => {
  const { turns, choice } = table(roads);
  turns.take(HEX);
  turns.take(OTHER);
  expect(turns.hex).toBe(OTHER);
  expect(choice.picked).toContain(hexTarget(OTHER));
  expect(choice.picked).not.toContain(hexTarget(HEX));
});

test('a shrine is one of the turns of its hex, and shown first where it brings points', () => {
  const { turns } = table(shrine);
  turns.take(hexesToLay(shrine)[0]!);
  expect(turns.all.map(({ option }) => option.label)).toContain('shrine');
  const best = Math.max(...turns.all.map(({ facts }) => facts!.points));
  expect(turns.chosen!.facts!.points).toBe(best);
});

test('the last tile can be taken away by its hex', () => {
  const { turns, choice } = table(shrine);
  expect(turns.leaving).toBe(lastTile(shrine));
  turns.take(lastTile(shrine));
  expect(choice.ready?.text).toBe('demolish');
});

test('a row of the tray shows its tile without taking it', () => {
  const { turns, choice } = table(upgrade);
  const option = choice.decision!.options.find(({ label }) => label === 'upgrade')!;
  aim.road = option.text;
  flushSync();
  expect(turns.shown?.option.text).toBe(option.text);
  expect(turns.chosen).toBeNull();
  expect(choice.picked).toEqual([]);
});

test('what cannot be paid has its reason', () => {
  const { turns, decision } = table(upgrade);
  const refused = decision.refused.find(({ label }) => label === 'lay')!;
  const { hex, to } = refused.args as { hex: string; to: 'n' };
  expect(turns.unpaid(hex).map(({ text }) => text)).toContain(refused.text);
  expect(turns.refused(hex, to)?.refused?.key).toBe(refused.refused?.key);
});

test('a building to construct is no turn', () => {
  const { turns, choice } = table(construct);
  const option = choice.decision!.options.find(({ label }) => label === 'construct')!;
  const hex = targetsOf(option, construct.view as unknown as PilgrimView).find((target) => target.startsWith('hex:'))!;
  expect(turns.on(hex.slice(4))).toEqual([]);
});

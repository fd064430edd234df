import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import board from '../../../../../tests/fixtures/pilgrim-board.json';
import { Catalogue } from '$lib/catalogue';
import { Texts } from '$lib/texts.svelte';
import { breakable, linesOf } from '../../names';

const folder = '../src/scriptorium/games/pilgrim/texts';
const texts = (lang: string): Texts =>
  new Texts(
    'pilgrim',
    new Catalogue(lang, ['', 'world.'].map((part) => readFileSync(`${folder}/${part}${lang}.ftl`, 'utf-8')).join('\n')),
  );

test.each(['en', 'de'])('names on cards of the map are those of the buildings, short enough, in %s', (lang) => {
  const told = texts(lang);
  for (const { id } of board.buildings) {
    const lines = linesOf(told, id);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(9);
    const whole = lines.reduce((name, line) => (name.endsWith('-') ? name.slice(0, -1) + line : `${name} ${line}`));
    if (!whole.includes('.')) expect(whole).toBe(told.name('building', id));
    expect(breakable(told, id).replace('\u00AD', '')).toBe(told.name('building', id));
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Catalogue } from '$lib/catalogue';
import type { Complaint, LogEntry, Reason, ActionText } from '$lib/messages';
import { initial, Texts } from '$lib/texts.svelte';
import cases from './texts.cases.json';

const SOURCES = join(__dirname, '../../src/scriptorium');
const LANGUAGES = ['en', 'de'] as const;

function catalogue(lang: string, game = 'orleans'): Catalogue {
  const folders = [`${SOURCES}/texts`, `${SOURCES}/games/${game}/texts`];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file === `${lang}.ftl` || file.endsWith(`.${lang}.ftl`))
      .map((file) => readFileSync(join(folder, file), 'utf-8')),
  );
  return new Catalogue(lang, files.join('\n'));
}

type Asked = (texts: Texts, ...args: never[]) => unknown;
const ASK: Record<string, Asked> = {
  story: (texts, entry: LogEntry) => texts.story(entry),
  label: (texts, action: ActionText, form: string) => texts.label(action, form),
  reason: (texts, reason: Reason) => texts.reason(reason),
  problem: (texts, complaint: Complaint) => texts.problem(complaint),
  join: (texts, parts: string[]) => texts.join(parts),
};

const GAMES = [...new Set(cases.map(({ game }) => game))];

describe.each(LANGUAGES.flatMap((lang) => GAMES.map((game) => [lang, game] as const)))('%s %s', (lang, game) => {
  const texts = new Texts(game, catalogue(lang, game));

  it.each(cases.filter((one) => one.game === game).map((one) => [one.ask, JSON.stringify(one.args), one] as const))(
    '%s %s',
    (ask, _, one) => {
      expect(ASK[ask]!(texts, ...(one.args as never[]))).toEqual(one[lang]);
    },
  );
});

describe('names', () => {
  const texts = new Texts('orleans', catalogue('en'));

  it('calls a seat by its player, or else by its colour', () => {
    expect(texts.name('seat', 1)).toBe('Red');
    texts.seats = ['', 'Bruno'];
    expect(texts.name('seat', 1)).toBe('Bruno');
    expect(texts.name('seat', 1, 'letter')).toBe('Br');
    expect(texts.name('seat', 0)).toBe('Blue');
    texts.seats = [];
  });

  it('takes the plain name where there is no such form', () => {
    expect(texts.name('good', 'wine', 'nonsense')).toBe(texts.name('good', 'wine'));
  });

  it('shows the key of a missing text', () => {
    expect(texts.t('no-such-text')).toBe('no-such-text');
  });

  it('takes the first letter of a name, whatever it is made of', () => {
    expect(initial('émile')).toBe('É');
    expect(initial('  𝒜da')).toBe('𝒜');
    expect(initial('')).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue';
import { tableName } from './tables';
import { Texts } from './texts.svelte';

const texts = new Texts(
  '',
  new Catalogue(
    'en',
    `
about-orleans = Orléans
scenario-orleans-base = Base game
    .itself = yes
scenario-orleans-duel = The Duel
table-scenario = { $game }: { $scenario }
table-name = { $game } · Table { $id }
`,
  ),
);

describe('the name of a table', () => {
  it('says which scenario is played there', () => {
    const table = { id: 'a811f00d', game: 'orleans' };
    expect(tableName({ ...table, scenario: 'duel' }, texts)).toBe('Orléans: The Duel · Table a811');
    expect(tableName({ ...table, scenario: 'base' }, texts)).toBe('Orléans · Table a811');
    expect(tableName({ ...table, scenario: 'unheard-of' }, texts)).toBe('Orléans · Table a811');
    expect(tableName(table, texts)).toBe('Orléans · Table a811');
  });
});

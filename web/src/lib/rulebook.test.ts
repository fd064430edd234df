import { describe, expect, it } from 'vitest';
import type { RuleBook } from './messages';
import {
  editionOf,
  excerpt,
  groupsOf,
  meanings,
  nearest,
  neighbours,
  pieces,
  related,
  search,
  statement,
} from './rulebook';

const book: RuleBook = {
  groups: { PLN: 'Planning', TECH: 'Technology', NONE: 'Empty' },
  rules: [
    { id: 'ORL-PLN-3', group: 'PLN', text: 'A monk may stand on a space of any other kind.', source: '' },
    { id: 'ORL-TECH-7', group: 'TECH', text: '(2019) A monk space never takes technology, see ORL-PLN-3.', source: '' },
    { id: 'ORL-TECH-8', group: 'TECH', text: 'Châteaudun is a town.', source: '' },
  ],
  overviews: [],
  chapters: [],
  words: [
    { word: 'marked follower', text: 'One of the first four.', rules: ['ORL-PLN-3'], scenario: '' },
    { word: 'market', text: 'Where followers lie.', rules: [], scenario: '' },
    { word: 'census', text: 'Who is ahead.', rules: [], scenario: '' },
  ],
  questions: [],
};
const ids = new Set(book.rules.map((rule) => rule.id));

describe('the rule book', () => {
  it('is grouped, without empty groups', () => {
    expect(groupsOf(book).map((group) => [group.title, group.rules.length])).toEqual([
      ['Planning', 1],
      ['Technology', 2],
    ]);
  });

  it('finds rules that speak of every word, accents aside', () => {
    expect(search(book, 'monk space').map((rule) => rule.id)).toEqual(['ORL-PLN-3', 'ORL-TECH-7']);
    expect(search(book, 'chateaudun')).toHaveLength(1);
    expect(search(book, 'tech-8')).toHaveLength(1);
    expect(search(book, '  ')).toEqual([]);
  });

  it('marks hits and names of other rules', () => {
    expect(pieces(statement(book.rules[1]!), 'monk', ids)).toEqual([
      { text: 'A ', hit: false, rule: '' },
      { text: 'monk', hit: true, rule: '' },
      { text: ' space never takes technology, see ', hit: false, rule: '' },
      { text: 'ORL-PLN-3', hit: false, rule: 'ORL-PLN-3' },
      { text: '.', hit: false, rule: '' },
    ]);
  });

  it('begins a long text near the first hit', () => {
    const long = `${'word '.repeat(40)}then a monk comes`;
    expect(excerpt(long, 'monk')).toMatch(/^… word .*then a monk comes$/);
    expect(excerpt(long, 'word')).toBe(long);
    expect(excerpt(long, '')).toBe(long);
  });

  it('knows the edition, related rules and neighbours', () => {
    expect([editionOf(book.rules[1]!), editionOf(book.rules[0]!)]).toEqual(['2019', '']);
    expect(related(book, book.rules[0]!).map((rule) => rule.id)).toEqual(['ORL-TECH-7']);
    expect(neighbours(book, 'ORL-PLN-3')).toMatchObject({ before: null, after: { id: 'ORL-TECH-7' } });
    expect(neighbours(book, 'nothing')).toEqual({ before: null, after: null });
  });

  it('says first what a word means, and what is near where it knows nothing', () => {
    expect(meanings(book, 'Marked').map(({ word }) => word)).toEqual(['marked follower']);
    expect(meanings(book, 'xy')).toEqual([]);
    expect(nearest(book, 'markt')[0]).toBe('market');
    expect(nearest(book, 'senzus')).toContain('census');
    expect(nearest(book, 'tecnology')[0]).toBe('Technology');
  });
});

import { api } from './api';
import type { RuleBook } from './messages';
import { store, stored } from './storage';

/** Rule books, fetched once for each game and language, and the rule that lies open over a table. */

const books = new Map<string, Promise<RuleBook>>();

export function ruleBook(game: string, lang: string): Promise<RuleBook> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, lang);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

class OpenRule {
  id = $state('');
  open(id: string): void {
    this.id = id;
  }
  close(): void {
    this.id = '';
  }
}

export const openRule = new OpenRule();

const CAME_FROM = 'scriptorium.rules.table';

/** Remembers the table that somebody looks up rules for, in this tab. */
export const comingFrom = (table: string): void => store(CAME_FROM, table, 'sessionStorage');

export const lastTable = (): string | null => stored(CAME_FROM, 'sessionStorage') ?? null;

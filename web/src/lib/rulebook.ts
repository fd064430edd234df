import type { RuleBook, RuleText, RuleWord } from './messages';

/** The rules in words, prepared for reading: groups, one statement each, search, neighbours. */

export interface Piece {
  text: string;
  hit: boolean;
  rule: string;
}

export interface Group {
  id: string;
  title: string;
  rules: RuleText[];
}

/** A statement that holds in one edition only begins with its year in brackets. */
const EDITION = /^\((\d{4})\)\s*/;
const RULE_ID = /\b[A-Z]{3}(?:-[A-Z]+)*-[A-Z]?\d+\b/g;

export const editionOf = (rule: RuleText): string => EDITION.exec(rule.text)?.[1] ?? '';
export const statement = (rule: RuleText): string => rule.text.replace(EDITION, '');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

export function groupsOf(book: RuleBook): Group[] {
  return Object.entries(book.groups)
    .map(([id, title]) => ({ id, title, rules: book.rules.filter((rule) => rule.group === id) }))
    .filter((group) => group.rules.length);
}

/** The rules that speak of every word, in their text or their id. */
export function search(book: RuleBook, query: string): RuleText[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  return book.rules.filter((rule) => {
    const all = plain(`${rule.id} ${rule.text} ${book.groups[rule.group] ?? ''}`);
    return words.every((word) => all.includes(word));
  });
}

/** A text cut into plain parts, parts that were searched for, and ids of other rules. */
export function pieces(text: string, query: string, known: ReadonlySet<string>): Piece[] {
  const cuts: { from: number; to: number; rule: string }[] = [];
  for (const found of text.matchAll(RULE_ID))
    if (known.has(found[0])) cuts.push({ from: found.index, to: found.index + found[0].length, rule: found[0] });
  const flat = plain(text);
  if (flat.length === text.length)
    for (const word of wordsOf(query))
      for (let from = flat.indexOf(word); from >= 0; from = flat.indexOf(word, from + word.length)) {
        const to = from + word.length;
        if (!cuts.some((cut) => from < cut.to && cut.from < to)) cuts.push({ from, to, rule: '' });
      }
  cuts.sort((a, b) => a.from - b.from);
  const out: Piece[] = [];
  let at = 0;
  for (const { from, to, rule } of cuts) {
    if (from > at) out.push({ text: text.slice(at, from), hit: false, rule: '' });
    out.push({ text: text.slice(from, to), hit: !rule, rule });
    at = to;
  }
  if (at < text.length) out.push({ text: text.slice(at), hit: false, rule: '' });
  return out;
}

const AHEAD = 90;
const LEAD_IN = 30;

/** A text from shortly before the first hit on, where that would be out of sight. */
export function excerpt(text: string, query: string): string {
  const flat = plain(text);
  const hits = wordsOf(query)
    .map((word) => flat.indexOf(word))
    .filter((at) => at >= 0);
  const first = Math.min(...hits);
  if (!hits.length || first < AHEAD || flat.length !== text.length) return text;
  return `… ${text.slice(text.indexOf(' ', first - LEAD_IN) + 1)}`;
}

/** The rules that a rule names, and those that name it. */
export function related(book: RuleBook, rule: RuleText): RuleText[] {
  const namedIn = (text: string): Set<string> => new Set(text.match(RULE_ID));
  const named = namedIn(rule.text);
  const names = (other: RuleText): boolean => namedIn(other.text).has(rule.id);
  return book.rules.filter((other) => other.id !== rule.id && (named.has(other.id) || names(other)));
}

/** The statements before and after it. */
export function neighbours(book: RuleBook, id: string): { before: RuleText | null; after: RuleText | null } {
  const at = book.rules.findIndex((rule) => rule.id === id);
  return { before: book.rules[at - 1] ?? null, after: at < 0 ? null : (book.rules[at + 1] ?? null) };
}

/** The words that are meant, with what they mean. */
export function meanings(book: RuleBook, query: string): RuleWord[] {
  const asked = plain(query.trim());
  if (asked.length < 3) return [];
  return book.words.filter(({ word }) => plain(word).includes(asked) || asked.includes(plain(word)));
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}

/** What may have been meant: the nearest words that something is said about. */
export function nearest(book: RuleBook, query: string, count = 3): string[] {
  const asked = plain(query.trim());
  const all = [...new Set([...book.words.map(({ word }) => word), ...Object.values(book.groups)])];
  const far = new Map(all.map((word) => [word, distance(asked, plain(word))]));
  return all.sort((a, b) => far.get(a)! - far.get(b)!).slice(0, count);
}

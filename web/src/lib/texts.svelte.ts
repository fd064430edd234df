/* Everything people read, in their language. The same algorithm as scriptorium/texts/__init__.py:
 * values that name a thing are replaced by its name (`role-here = town` makes `$here` a town), and
 * `$place-to` is the form `to` of the place's name. Both are tested with the same cases. */
import type { FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { Catalogue } from './catalogue';
import { hueOf } from './palette.svelte';
import type { Complaint, Happening, LogEntry, Reason, SeatInfo, ActionText, Values } from './messages';

export interface Sentence {
  seat: number | null;
  /** The name of the seat it is about, or ''. */
  who: string;
  what: string;
}

/** Actions that a text may quote, by their text. */
type Quoted = Record<string, ActionText>;

/** A text that is already in the reader's language. */
class Plain {
  constructor(readonly text: string) {}
}

const NONE: Quoted = {};
const LOAD_AGAIN = 3000;
const loaded = new Map<string, Promise<Catalogue>>();

function fetched(lang: string, game: string): Promise<Catalogue> {
  const key = `${lang} ${game}`;
  let catalogue = loaded.get(key);
  if (!catalogue) {
    catalogue = api.texts(lang, game).then((source) => new Catalogue(lang, source));
    catalogue.catch(() => loaded.delete(key)); // asked again next time
    loaded.set(key, catalogue);
  }
  return catalogue;
}

export class Texts {
  #catalogue = $state.raw(new Catalogue('en', ''));
  #wanted = '';
  /** The last attempt to load them failed. */
  failed = $state(false);
  /** The players' names by seat; where there is none, the seat is called by its colour. */
  seats = $state.raw<readonly string[]>([]);

  /** The texts of the screens and, with a game, of its board. */
  constructor(
    readonly game = '',
    catalogue?: Catalogue,
  ) {
    if (catalogue) this.#catalogue = catalogue;
  }

  get lang(): string {
    return this.#catalogue.lang;
  }
  get ready(): boolean {
    return this.#catalogue.has('list-none');
  }

  async load(lang: string): Promise<void> {
    this.#wanted = lang;
    const catalogue = await fetched(lang, this.game);
    if (this.#wanted === lang) this.#catalogue = catalogue;
  }

  /** Loads a language, again and again until it is there; returns how to stop. For an effect. */
  follow(lang: string): () => void {
    let stopped = false;
    const load = async (): Promise<void> => {
      if (stopped) return;
      try {
        await this.load(lang);
        this.failed = false;
      } catch {
        this.failed = true;
        setTimeout(load, LOAD_AGAIN);
      }
    };
    void load();
    return () => {
      stopped = true;
    };
  }

  // Asking

  /** The text of a key, filled with values. `quoted` are the actions that values may name. */
  t(key: string, values: Values = {}, quoted: Quoted = NONE): string {
    return this.#text(key, '', values, quoted);
  }

  has(key: string, form = ''): boolean {
    return this.#catalogue.has(key, form);
  }

  /** An attribute of a message. */
  form(key: string, form: string, values: Values = {}): string {
    return this.#text(key, form, values, NONE);
  }

  /** The name of a thing; without the form asked for, the plain name. */
  name(role: string, id: unknown, form = '', count = 1): string {
    if (role === 'seat') {
      const player = this.seats[Number(id)];
      if (player && form !== 'letter') return player;
      if (form === 'letter' && Number(id) < this.seats.length) return this.#letter(Number(id));
      // Who takes part beyond the seats (an automaton) is none of them.
      if (this.seats.length && Number(id) >= this.seats.length && this.has('seat-rival'))
        return this.name(role, 'rival', form);
      if (Number.isInteger(Number(id))) id = hueOf(Number(id));
    }
    const key = `${role}-${String(id)}`;
    return this.#text(key, this.has(key, form) ? form : '', { count }, NONE);
  }

  /** What a crest shows: as much of a name as tells it from the others. */
  #letter(seat: number): string {
    return initials(this.seats.map((player, one) => player || this.name('seat', one)))[seat]!;
  }

  /** A list in words: "a, b and c". */
  join(parts: readonly string[]): string {
    const [first, ...rest] = parts;
    if (first === undefined) return this.t('list-none');
    const last = rest.pop();
    if (last === undefined) return first;
    const head = rest.reduce((a, b) => this.t('list-more', { a: new Plain(a), b: new Plain(b) }), first);
    return this.t('list-last', { a: new Plain(head), b: new Plain(last) });
  }

  /** What an action is called in a menu. */
  label(action: ActionText, form = ''): string {
    const key = `action-${action.label}`;
    return this.#text(key, form && this.has(key, form) ? form : '', action.args, NONE);
  }

  /** A whole plan or turn in a few words: its places ("Ship + Farm House"), or one action after the other. */
  whole(actions: readonly ActionText[]): string {
    const grouped = actions.filter(({ label }) => this.has(`action-${label}`, 'group'));
    if (grouped.length) return [...new Set(grouped.map((one) => this.label(one, 'group')))].join(' + ');
    return actions.map((one) => this.label(one)).join(', ');
  }

  reason(reason: Pick<Reason, 'key' | 'values'>): string {
    return this.t(`reason-${reason.key}`, reason.values);
  }

  problem(complaint: Complaint): string {
    if (complaint.kind === 'reason') return this.reason(complaint);
    const values = { ...complaint.values };
    if (typeof values.entry === 'number') values.line = values.entry + 1; // the header is line 1
    return this.t(`problem-${complaint.key}`, values);
  }

  /** What happened, one sentence for each run of events of one seat. */
  story(entry: Pick<LogEntry, 'events' | 'spoken'>): Sentence[] {
    const out: Sentence[] = [];
    let clauses: string[] = [];
    let about: Happening['seat'] = null;
    const close = (): void => {
      if (clauses.length) out.push(this.#sentence(about, clauses));
      clauses = [];
    };
    for (const run of this.#runs(entry.events)) {
      const { seat } = run[0]!;
      if (seat === null || seat !== about) close();
      about = seat;
      clauses.push(this.#clause(run, entry.spoken));
    }
    close();
    return out;
  }

  /** Successive events of a seat that are told in one, no two of them alike: those of a kind with a
   * text for several (`.each`). */
  #runs(events: readonly Happening[]): Happening[][] {
    const runs: Happening[][] = [];
    for (const happening of events) {
      const last = runs.at(-1);
      const follows = last?.[0]!.event === happening.event && last[0]!.seat === happening.seat;
      const alike = last?.some(({ values }) => JSON.stringify(values) === JSON.stringify(happening.values));
      if (follows && !alike && this.has(`event-${happening.event}`, 'each')) last.push(happening);
      else runs.push([happening]);
    }
    return runs;
  }

  #clause(run: readonly Happening[], quoted: Quoted): string {
    const { event, values } = run[0]!;
    if (run.length === 1) return this.t(`event-${event}`, values, quoted);
    const several = Object.fromEntries(Object.keys(values).map((name) => [name, run.map((one) => one.values[name])]));
    return this.#text(`event-${event}`, 'each', several, quoted);
  }

  #sentence(seat: number | null, clauses: string[]): Sentence {
    if (seat === null) return { seat, who: '', what: clauses[0]! };
    const what = this.t('event-line', { what: new Plain(this.join(clauses)) });
    return { seat, who: this.name('seat', seat), what };
  }

  // Filling

  #text(key: string, form: string, values: Values, quoted: Quoted): string {
    const catalogue = this.#catalogue;
    if (!catalogue.has(key, form)) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const variable of catalogue.variables(key, form)) {
      const cut = variable.lastIndexOf('-');
      const base = variable.slice(0, Math.max(cut, 0));
      if (Object.hasOwn(values, variable)) {
        filled[variable] = this.#value(variable, '', values[variable], quoted);
      } else if (Object.hasOwn(values, base)) {
        filled[variable] = this.#value(base, variable.slice(cut + 1), values[base], quoted);
      }
    }
    return catalogue.format(key, form, filled);
  }

  #value(variable: string, form: string, value: unknown, quoted: Quoted): FluentVariable {
    if (value instanceof Plain) return value.text;
    const role = this.#catalogue.role(variable);
    if (Array.isArray(value)) return this.#list(role, form, value, quoted);
    const action = role === 'action' ? quoted[String(value)] : undefined;
    if (action) return this.label(action, form);
    if (role && this.#catalogue.has(`${role}-${String(value)}`)) return this.name(role, value, form);
    if (typeof value === 'number') return value;
    // Arguments of actions are texts; as numbers they can choose a plural.
    if (typeof value === 'string') return /^\d{1,3}$/.test(value) ? Number(value) : value || '–';
    return String(value ?? '–');
  }

  /** Equal things are counted: "2 farmers and a monk". */
  #list(role: string, form: string, values: readonly unknown[], quoted: Quoted): string {
    if (role === 'action') {
      const actions = values.map((value) => quoted[String(value)]);
      if (actions.every((action) => action !== undefined)) return this.#actions(actions);
    }
    if (!role) return this.join(values.map(String));
    const counted = new Map<unknown, number>();
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
    return this.join([...counted].map(([one, count]) => this.name(role, one, form || 'count', count)));
  }

  /** Actions of one group (a place) are told together: "Castle (farmer, trader)". */
  #actions(actions: readonly ActionText[]): string {
    const groups = new Map<string, string[]>();
    for (const action of actions) {
      const group = this.label(action, 'group');
      const told = this.has(`action-${action.label}`, 'told') ? 'told' : 'item';
      groups.set(group, [...(groups.get(group) ?? []), this.label(action, told)]);
    }
    return this.join(
      [...groups].map(([group, items]) =>
        this.t('list-group', { group: new Plain(group), items: new Plain(items.join(', ')) }),
      ),
    );
  }
}

/** Words that begin a sentence or a heading. */
export const capital = (words: string, lang: string): string =>
  words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);

/** The first letter of a name, as a crest shows it. */
export function initial(name: string): string {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase();
}

/** The letters of several crests: where two begin alike, the first letter in which they differ is added. */
export function initials(names: readonly string[]): string[] {
  const firsts = names.map(initial);
  return names.map((name, i) => {
    const alike = names.filter((_, j) => j !== i && name && firsts[j] === firsts[i]).map((other) => [...other]);
    const first = (apart: (letter: string, at: number) => boolean): string | undefined =>
      [...name].find((letter, at) => at && apart(letter, at));
    const differs =
      first((letter, at) => alike.every((one) => one[at] !== letter)) ??
      first((letter, at) => alike.some((one) => one[at] !== letter));
    return firsts[i]! + (alike.length ? (differs ?? '') : '');
  });
}

/** What players are called: by their names, bots that nobody has named by the letter of their seat. */
export function playerNames(seats: readonly SeatInfo[]): string[] {
  return seats.map(
    ({ name, kind, person, seat }) => name || (kind === 'bot' && !person ? texts.t(`bot-name-${seat}`) : ''),
  );
}

/** The texts of the screens around the table. */
export const texts = new Texts();

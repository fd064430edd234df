/* One language's messages, read from Fluent text. The twin of scriptorium/texts/catalogue.py. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';

type Pattern = FluentResource['body'][number]['value'];

interface Entry {
  value: Pattern;
  attributes: Record<string, Pattern>;
}

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #entries = new Map<string, Entry>();
  readonly #variables = new Map<string, string[]>();
  readonly #roles = new Map<string, string>();

  constructor(
    readonly lang: string,
    source: string,
  ) {
    // Marks around values would only disturb whoever copies a text.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    const resource = new FluentResource(source);
    this.#bundle.addResource(resource, { allowOverrides: true });
    for (const entry of resource.body) {
      if (!entry.id.startsWith('-')) this.#entries.set(entry.id, entry);
    }
  }

  get keys(): string[] {
    return [...this.#entries.keys()];
  }

  has(key: string, form = ''): boolean {
    const entry = this.#entries.get(key);
    return entry !== undefined && (!form || Object.hasOwn(entry.attributes, form));
  }

  /** What kind of thing a variable names; '' for plain values. */
  role(variable: string): string {
    let role = this.#roles.get(variable);
    if (role === undefined) {
      const key = `role-${variable}`;
      role = this.#entries.has(key) ? this.format(key, '', {}) : '';
      this.#roles.set(variable, role);
    }
    return role;
  }

  /** The variables of a message, or of one of its forms. */
  variables(key: string, form = ''): string[] {
    const asked = `${key}.${form}`;
    let found = this.#variables.get(asked);
    if (!found) {
      found = [...new Set(references(this.#pattern(key, form)))];
      this.#variables.set(asked, found);
    }
    return found;
  }

  format(key: string, form: string, values: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(key, form);
    return pattern === null ? key : this.#bundle.formatPattern(pattern, values, []);
  }

  #pattern(key: string, form: string): Pattern {
    const entry = this.#entries.get(key);
    return (form ? entry?.attributes[form] : entry?.value) ?? null;
  }
}

/** The names of all variables below a node of the parsed pattern. */
function* references(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'var' && 'name' in node) {
    yield String(node.name);
    return;
  }
  for (const child of Object.values(node)) yield* references(child);
}

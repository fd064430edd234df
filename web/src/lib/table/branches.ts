import type { Option } from '../messages';

/**
 * A choice among many options, one question at a time: the first thing in which they differ, with
 * what each answer leaves. Every chip of the spine is such a branch.
 */

export interface Branch {
  /** What is named: `town`, `good`; empty where the options differ in nothing that is named. */
  role: string;
  /** Which one; null: without any. */
  id: string | null;
  options: Option[];
}

export function byRole(options: readonly Option[], role: string): Branch[] {
  const found = new Map<string | null, Option[]>();
  for (const option of options) {
    const id = option.args[role] ?? null;
    found.set(id, [...(found.get(id) ?? []), option]);
  }
  return [...found].map(([id, group]) => ({ role, id, options: group }));
}

/** `roles`: what a game asks for, the first thing first. */
export function branches(options: readonly Option[], roles: readonly string[]): Branch[] {
  for (const role of roles) {
    const found = byRole(options, role);
    if (found.length > 1) return found;
  }
  return options.map((option) => ({ role: '', id: null, options: [option] }));
}

/* The keys of tables opened in this browser: the server shows each once and keeps only its hash, so
 * that without this a reload of the waiting screen would lose the links. */
import { path } from './router.svelte';
import { store, stored } from './storage';

const KEY = 'scriptorium.invitations';
const KEPT = 30; // tables

/** `watch`, or the number of a seat. */
export type Place = number | 'watch';
type Keys = Record<string, string>;

function all(): Record<string, Keys> {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Keys>) : {};
  } catch {
    return {};
  }
}

export function keep(table: string, keys: Partial<Record<Place, string>>): void {
  const { [table]: before, ...others } = all();
  const kept = [...Object.entries(others).slice(1 - KEPT), [table, { ...before, ...keys }] as const];
  store(KEY, JSON.stringify(Object.fromEntries(kept))); // where it cannot be kept, fresh links can be made
}

/** The link leads nowhere any more. */
export function forget(table: string, place: Place): void {
  const { [table]: before, ...others } = all();
  const { [place]: _, ...left } = before ?? {};
  store(KEY, JSON.stringify({ ...others, [table]: left }));
}

/** Whoever uses this browser next has nothing to hand on. */
export const forgetAll = (): void => store(KEY, '{}');

export const linkTo = (table: string, key: string): string => location.origin + path.join(table, key);

/** The address that opens a seat, if this browser knows its key. */
export function invitation(table: string, place: Place): string | null {
  const key = all()[table]?.[place];
  return key ? linkTo(table, key) : null;
}

/* How far this browser has read the chat of each table: it stays unread until somebody looks. */
import { store, stored } from './storage';

const KEY = 'scriptorium.read';
const KEPT = 50; // tables

function all(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The number of the last line that was read; 0: none yet. */
export const readUpTo = (table: string): number => Number(all()[table]) || 0;

export function keepRead(table: string, line: number): void {
  if (!line || readUpTo(table) === line) return;
  const { [table]: _, ...others } = all();
  store(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [table, line]])));
}

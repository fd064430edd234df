/* Guided first games: how far one has come, kept in this browser, and how one is begun. */
import { api } from './api';
import { complain } from './complain';
import { keep as keepLink } from './invitations';
import type { GameFacts } from './messages';
import { path, router } from './router.svelte';
import { settings } from './settings.svelte';
import { store, stored } from './storage';
import { texts } from './texts.svelte';

export interface Kept {
  /** The table it belongs to. */
  table?: string;
  /** Counted from 0. */
  step?: number;
  /** Walked through, or declined: never offered again. */
  done?: boolean;
}

const key = (name: string): string => `scriptorium.guide.${name}`;

/** Null: nobody has met it yet. */
export function kept(name: string): Kept | null {
  const text = stored(key(name));
  // Where nothing can be kept: better no guide than one in every game.
  if (text === undefined) return { done: true };
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return { done: true };
  }
}

export const keep = (name: string, now: Kept): void => store(key(name), JSON.stringify(now));

/** At `step`, if one is asked for. The server knows everything else but the names. */
export async function startGuide({ name, guide }: GameFacts, step?: number): Promise<void> {
  const seats = Array.from({ length: guide }, (_, i) =>
    i ? { kind: 'bot' as const, name: texts.t(`bot-name-${i}`) } : { kind: 'me' as const, name: settings.name },
  );
  try {
    const opened = await api.open({ game: name, guide: true, seats });
    keepLink(opened.table, { watch: opened.watch });
    router.go(path.table(opened.table, step));
  } catch (caught) {
    complain(caught);
  }
}

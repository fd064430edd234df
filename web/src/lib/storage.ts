/* What the browser keeps for us. Where it may not (cookies blocked, storage full), nothing is kept. */

type Where = 'localStorage' | 'sessionStorage';

/** Null: nothing was stored; undefined: nothing can be. */
export function stored(key: string, where: Where = 'localStorage'): string | null | undefined {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string, where: Where = 'localStorage'): void {
  try {
    globalThis[where].setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
}

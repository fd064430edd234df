/** The seed was sealed before the first draw: its fingerprint was shown. Now it can be checked. */

export type SeedCheck = 'matches' | 'differs' | 'unchecked';

const SALT = 'scriptorium/';

/** SHA-256 of the salted seed in hexadecimal, or null where the browser offers none (no secure context). */
export async function fingerprint(seed: string, subtle = globalThis.crypto?.subtle): Promise<string | null> {
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(SALT + seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function compared(found: string | null, commitment: string): SeedCheck {
  if (found === null) return 'unchecked';
  return found === commitment.toLowerCase() ? 'matches' : 'differs';
}

export const inFours = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? '';

/** The beginning and the end are enough to compare by eye. */
export const abridged = (text: string): string =>
  text.length > 16 ? `${inFours(text.slice(0, 8))} … ${text.slice(-4)}` : inFours(text);

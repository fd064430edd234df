import { describe, expect, it } from 'vitest';
import { abridged, compared, fingerprint, inFours } from './seed';

// hashlib.sha256(b"scriptorium/mock3").hexdigest(): what the engine publishes for the seed mock3
const SEAL = 'cb8d115309e0d78830bd81770a5fa2aad5c172f91a631756325932f39651cea4';

describe('the sealed seed', () => {
  it('has the fingerprint that the engine published', async () => {
    expect(await fingerprint('mock3')).toBe(SEAL);
    expect(compared(SEAL, SEAL.toUpperCase())).toBe('matches');
  });

  it('does not match with another seed', async () => {
    expect(compared(await fingerprint('mock4'), SEAL)).toBe('differs');
  });

  it('says so where it cannot be checked', async () => {
    expect(compared(await fingerprint('mock3', null as never), SEAL)).toBe('unchecked');
  });

  it('is shown in groups of four', () => {
    expect(inFours('9f3c51e80b')).toBe('9f3c 51e8 0b');
    expect(abridged('9f3c51e80b7d4a26c1d977f0e25b68a3')).toBe('9f3c 51e8 … 68a3');
  });
});

import { describe, expect, it } from 'vitest';
import { DECISIONS, KINDS } from './index';

describe('decisions', () => {
  it('have one component for each kind', () => {
    expect(Object.keys(DECISIONS)).toEqual([...KINDS]);
    expect(new Set(Object.values(DECISIONS)).size).toBe(KINDS.length);
  });
});

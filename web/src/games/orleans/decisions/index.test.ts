import { describe, expect, it } from 'vitest';
import { DECISIONS, isDecisionKind, KINDS } from './index';

describe('decisions', () => {
  it('have one component for each kind', () => {
    expect(Object.keys(DECISIONS)).toEqual([...KINDS]);
    expect(new Set(Object.values(DECISIONS)).size).toBe(KINDS.length);
  });

  it('are told from what is none', () => {
    expect(isDecisionKind('plan')).toBe(true);
    expect(isDecisionKind('toString')).toBe(false);
  });
});

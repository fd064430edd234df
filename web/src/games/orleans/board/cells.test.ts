import { describe, expect, it } from 'vitest';
import { arrange } from './cells';

describe('the cells of the market', () => {
  it('come in one order at first', () => {
    expect(arrange([], { monk: 1, farmer: 2, marked_trader: 1 }, 5)).toEqual([
      'farmer',
      'farmer',
      'marked_trader',
      'monk',
      null,
    ]);
  });

  it('stay where they are when somebody leaves', () => {
    expect(arrange(['farmer', 'knight', 'monk', null], { farmer: 1, monk: 1 }, 4)).toEqual([
      'farmer',
      null,
      'monk',
      null,
    ]);
  });

  it('fill up from the front', () => {
    expect(arrange(['farmer', null, 'monk', null], { farmer: 1, monk: 1, knight: 2 }, 4)).toEqual([
      'farmer',
      'knight',
      'monk',
      'knight',
    ]);
  });

  it('make room for more than there should be', () => {
    expect(arrange(['farmer'], { farmer: 3 }, 2)).toEqual(['farmer', 'farmer', 'farmer']);
  });
});

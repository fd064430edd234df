import { expect, it } from 'vitest';
import { scaled } from './breakpoints';

it('lets breakpoints grow with the text', () => {
  const query = '(min-width: 701px) and (max-width: 1279px)';
  expect(scaled(query, 1)).toBe(query);
  expect(scaled(query, 2)).toBe('(min-width: 1402px) and (max-width: 2558px)');
  expect(scaled('(pointer: coarse)', 1.3)).toBe('(pointer: coarse)');
});

import { expect, test } from 'vitest';
import type { TableSummary } from '$lib/messages';
import { wayOut } from './leaving';

const out = (more: Partial<TableSummary>): string | undefined =>
  wayOut({ id: 't', status: 'running', seat: 0, host: false, alone: false, ...more } as TableSummary)?.question;

test('every table leaves the list in its own way, and none by which others lose something unasked', () => {
  expect(out({ status: 'over' })).toBe('going-list-ask');
  expect(out({ status: 'over', seat: null })).toBe('going-watch-ask');
  expect(out({ status: 'waiting', host: true })).toBe('going-delete-ask');
  expect(out({ status: 'waiting', host: true, alone: true })).toBe('going-delete-alone');
  expect(out({ status: 'waiting' })).toBe('going-leave-ask');
  expect(out({ alone: true })).toBe('going-delete-alone');
  expect(out({ seat: null })).toBe('going-watch-ask');
  expect(out({ host: true })).toBeUndefined();
});

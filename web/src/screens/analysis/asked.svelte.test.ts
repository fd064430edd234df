import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '$lib/api';
import type { Analysis } from '$lib/messages';
import { Asked } from './asked.svelte';

const report = (status: Analysis['status'], done: number): Analysis => ({ status, done, total: 2 }) as Analysis;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is looked at until it is whole', async () => {
  const analysis = vi.fn(async () => report('done', 2));
  const asked = new Asked('t', { analyse: async () => report('running', 1), analysis });
  asked.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.found?.done).toBe(1);
  await vi.advanceTimersByTimeAsync(Asked.AGAIN * 3);
  expect(asked.found?.done).toBe(2);
  expect(analysis).toHaveBeenCalledTimes(1);
});

it('is no longer looked at once it is closed, and says why there is none', async () => {
  const analysis = vi.fn(async () => report('done', 2));
  const asked = new Asked('t', { analyse: async () => report('running', 1), analysis });
  asked.ask();
  await vi.advanceTimersByTimeAsync(0);
  asked.close();
  await vi.advanceTimersByTimeAsync(Asked.AGAIN * 3);
  expect(analysis).not.toHaveBeenCalled();

  const failure = new Failure(403, { kind: 'problem', key: 'no-adviser', values: {}, rule: 'ORL-CEN-3' });
  const none = new Asked('t', { analyse: () => Promise.reject(failure), analysis });
  none.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(none.failure).toBe(failure);
});

import type { Snippet } from 'svelte';

/** The context by which something stands in every spine of a screen: `{ part }`, a clock. */
export const BESIDE = Symbol('beside');
export interface Beside {
  readonly part: Snippet | undefined;
}

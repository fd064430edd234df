/** Each scenario's parts are a module of their own, loaded when a table has that scenario. */

import type { ScenarioParts } from './parts';

export type { KnownEvent, ScenarioParts } from './parts';

const FOUND = import.meta.glob<{ parts: ScenarioParts }>('./*/index.ts');

/** A scenario without parts is played with those of the base game and a list of options. */
export const NO_PARTS: ScenarioParts = {};

export const partsOf = (scenario: string): Promise<ScenarioParts> | null =>
  FOUND[`./${scenario}/index.ts`]?.().then(({ parts }) => parts) ?? null;

import type { Decision, Option } from '$lib/messages';

/** Where nothing has to be done, being done with it is called "not now". */
export const later = (decision: Decision | null): Option[] =>
  (decision?.options ?? []).filter(({ label }) => label === 'done').map((option) => ({ ...option, label: 'not-now' }));

import type { Option } from '$lib/messages';
import { branches as split, type Branch } from '$lib/table/branches';

/** The order in which Orléans asks: who, where, what for. */
const ROLES = ['tile', 'place', 'town', 'given', 'good', 'deed', 'structure', 'kind', 'coins', 'count'] as const;

export const branches = (options: readonly Option[], roles: readonly string[] = ROLES): Branch[] =>
  split(options, roles);

/** Answers that name a destination, a player or a place, as the spine's chips. */

import type { Option } from '$lib/messages';
import { byRole, type Branch } from '$lib/table/branches';

/** Where something goes: a part of the City, or another player. */
export function byDestination(options: readonly Option[]): Branch[] {
  const [city, players] = [options.filter(({ args }) => args.aim), options.filter(({ args }) => !args.aim)];
  return [...byRole(city, 'aim'), ...(players.length ? byRole(players, 'seat') : [])];
}

/** The first thing in which they differ; destinations count as one thing. */
export function narrowed(options: readonly Option[], roles: readonly string[]): Branch[] {
  for (const role of roles) {
    const found = role === 'to' ? byDestination(options) : byRole(options, role);
    if (found.length > 1) return found;
  }
  return options.map((option) => ({ role: '', id: null, options: [option] }));
}

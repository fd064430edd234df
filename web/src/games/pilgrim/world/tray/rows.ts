import type { Choice } from '$lib/choice.svelte';
import type { Option } from '$lib/messages';
import type { PilgrimView } from '../../view';
import { isRoadwork, type Turn, type Turns } from '../map/turns.svelte';

/** What the tray lists, and in which order. */

const promise = ({ facts }: Turn): number => (facts ? facts.points * 10 + (facts.ends ? 5 : 0) : -100);

const best = (a: Turn, b: Turn): number => promise(b) - promise(a);

/** The turns on a hex, best first. */
export const turnsOn = (turns: Turns, hex: string): Turn[] => [...turns.on(hex)].sort(best);

/** The best turn of every hex, best first; taking a tile away is offered elsewhere. */
export function bestTurns(choice: Choice, turns: Turns): Turn[] {
  const options = choice.decision?.options.filter((option) => isRoadwork(option) && option.label !== 'demolish') ?? [];
  const hexes = [...new Set(options.flatMap((option) => hexOf(choice, option)))];
  return hexes.flatMap((hex) => turnsOn(turns, hex).slice(0, 1)).sort(best);
}

/** All turns where there are few, else the best one of every hex. */
export function offers(choice: Choice, turns: Turns, few: number): Turn[] {
  const best = bestTurns(choice, turns);
  const all = best.flatMap(({ hex }) => turnsOn(turns, hex));
  return all.length > few ? best : all;
}

const hexOf = (choice: Choice, option: Option): string[] =>
  choice
    .concerns(option)
    .filter((target) => target.startsWith('hex:'))
    .map((target) => target.slice(4));

/** The buildings that can be constructed now. */
export const buildOptions = (choice: Choice): Option[] =>
  choice.decision?.options.filter(({ label }) => label === 'construct') ?? [];

const MOST_REFUSED = 3;

/** What one might want to lay on a hex in vain: what only cannot be paid, then the shrine, then the rest. */
export function refusedOn(choice: Choice, view: PilgrimView, hex: string): Option[] {
  const unpaid = new Set(view.outlook.roads?.filter(({ affordable }) => !affordable).map(({ text }) => text));
  const rank = ({ text, label }: Option): number => (unpaid.has(text) ? 0 : label === 'shrine' ? 1 : 2);
  const refused = choice.decision?.refused.filter((option) => isRoadwork(option) && option.args.hex === hex) ?? [];
  const sorted = [...refused].sort((a, b) => rank(a) - rank(b));
  const reasons = new Set<string>();
  return sorted
    .filter(({ refused: why, label }) => {
      const key = `${label} ${why?.key}`;
      return !reasons.has(key) && reasons.add(key);
    })
    .slice(0, MOST_REFUSED);
}

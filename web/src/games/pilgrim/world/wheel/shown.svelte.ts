import type { Decision } from '$lib/messages';
import type { Choice } from '$lib/choice.svelte';
import { aim } from '../../aim.svelte';
import { spaceTarget } from '../../targets';
import type { PilgrimView, Space, Standing, Way } from '../../view';
import { dutyAt } from './cards';
import { begins, trailOf, type Trail } from './ways';

/** Which way the wheel shows: of the space that is looked at, or of the one that has been picked. */
export class Shown {
  /** The card under the pointer, or with the focus. */
  over = $state<Space | null>(null);

  constructor(
    private readonly view: () => PilgrimView,
    private readonly choice: Choice,
  ) {}

  readonly decision: Decision | null = $derived.by(() => this.choice.decision);
  /** Acolytes are lifted, so that the space they come from is empty afterwards. */
  readonly lifting: boolean = $derived.by(() => this.decision?.kind === 'move');

  /** The card that is looked at, if choosing it would do something. */
  readonly looked: Space | null = $derived.by(() => {
    const { over } = this;
    return over && this.choice.answers(spaceTarget(over)) ? over : null;
  });

  readonly picked: Space | null = $derived.by(() => {
    const found = this.choice.picked.find((target) => target.startsWith('space:'));
    return found ? (found.slice('space:'.length) as Space) : null;
  });

  readonly trail: Trail | null = $derived.by(() => {
    const ways = this.view().outlook.ways ?? {};
    const space = this.looked ?? this.picked;
    if (aim.way && ways[aim.way.from]) return this.#trail(aim.way.from, ways[aim.way.from]!, aim.way.spaces);
    if (this.lifting) return space && ways[space] ? this.#trail(space, ways[space]!) : null;
    if (this.decision?.kind !== 'sow') return null;
    const [[from, all] = [null, []]] = Object.entries(ways) as [Space, Way[]][];
    if (!from) return null;
    const ahead = space ? all.filter((way) => begins(way, [space])) : all;
    return this.#trail(from, ahead.length ? ahead : all);
  });

  #trail(from: Space, ways: readonly Way[], chosen?: readonly Space[]): Trail {
    const standing = (way: Way, space: Space): Standing | null => {
      const duty = dutyAt(this.view(), space);
      return (duty && way.standing[duty]) ?? null;
    };
    return trailOf(from, ways, standing, chosen);
  }
}

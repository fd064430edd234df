import type { Choice } from '$lib/choice.svelte';
import type { Route } from './prosperity';

/**
 * A journey of the carpenter over several towns, shared by map and spine: the town that is aimed at,
 * until one goes there. The engine asks for each step; they are sent one after the other.
 */
class Journey {
  aim = $state<string | null>(null);

  /** As long as each step is offered. */
  async go(choice: Choice, { steps }: Route): Promise<void> {
    this.aim = null;
    for (const step of steps) {
      const option = choice.decision?.options.find(({ text }) => text === step);
      if (!option) return;
      await choice.send(option);
    }
  }
}

export const journey = new Journey();

/** Towns more than one step away: those nearer are options of their own. */
export const far = (routes: readonly Route[]): Route[] => routes.filter(({ steps }) => steps.length > 1);

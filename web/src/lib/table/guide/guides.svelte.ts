/* The guide of the table in view, as its head and its menu see it. */

export interface GuideHere {
  readonly number: number;
  readonly of: number;
  /** Skipped: it can go on. */
  readonly folded: boolean;
  /** It introduces a scenario: one card, which can be shown again. */
  readonly intro: boolean;
  resume: () => void;
}

export const guides = $state<{ here: GuideHere | null }>({ here: null });

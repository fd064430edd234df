/* What a guide is made of: a few steps, each one thing that is lit, a sentence, and at most one task. */
import type { Component } from 'svelte';
import type { Side } from './place';

export interface GuideTask {
  /** Its text is `guide-KEY`; where there is `guide-KEY-text`, that is said instead of the step's own. */
  key: string;
  /** This is what there is to do now. */
  when: () => boolean;
  /** Does it for the player. */
  does: () => unknown;
  /** How much of it is done. */
  count?: () => readonly [number, number];
  /** The gold button of the table does it: only then Enter is for the table. */
  enter?: boolean;
  /** What is lit instead, and the tab of a phone that it is on. */
  lit?: readonly string[];
  tab?: string;
}

export interface GuideStep {
  /** Its texts are `guide-ID` and `guide-ID-text`. */
  id: string;
  /** What is lit, as selectors; the card stands beside the first. */
  lit: readonly string[];
  /** What is lit on a phone, where that is less. */
  phone?: readonly string[];
  /** Where the card stands, if there is room. */
  side?: Side;
  /** The tab of a phone it is on. */
  tab: string;
  /** It can be shown now. */
  when: () => boolean;
  /** One task, or several of which one is there to do at a time. */
  tasks?: readonly GuideTask[];
  /** What the tasks lead to. */
  done?: () => boolean;
  /** A question between the steps: told once, whenever it comes, and not counted. */
  aside?: boolean;
  /** A drawn line. */
  Drawn?: Component<{ id: string }> | Component;
}

/** What a game gives its table: its steps, and the name of an introduction that is shown by itself once. */
export interface GuidePlan {
  steps: () => Promise<readonly GuideStep[]>;
  intro?: string | undefined;
}

import type { Flight } from './motion';
import type { Gain, Happening, LogEntry, RecapRow, View } from './messages';
import type { Part } from './parts';
import type { Texts } from './texts.svelte';

/** What a game adds to the story of a table: pictures for its events. All of it is optional to read. */

/** A small picture: a symbol of the sheet in one colour, on a tile where there is a ground. */
export interface Badge {
  symbol: string;
  ink: string;
  ground: string;
  /** The kind whose letter stands on it, where the baseline is (in 24ths), and its colour. */
  letter?: { of: string; y: number; ink: string };
}

/** What a round stands under: its event, for headings, axes and the transport. */
export interface RoundMark {
  round: number;
  symbol: string;
  name: string;
}

/** A row of the turn of a round: picture, what it is, what it did. */
export interface RecapLine {
  sign: Badge;
  title: string;
  /** Parts between asterisks are set off. */
  text: string;
}

export interface RecapTelling {
  /** Stands for a round. */
  symbol: string;
  line(row: RecapRow, texts: Texts): RecapLine;
  gain(gain: Gain): Badge | null;
  piece(id: string): Badge;
}

type Name = (role: string, id: unknown, form?: string) => string;

/** A move in two words (`since-KEY`); `symbol` is said by them. */
export interface Headline {
  key: string;
  values: Record<string, unknown>;
  symbol?: string;
  /** Nothing came of it. */
  idle?: boolean;
}

export interface GameStory {
  badges(happening: Happening): Badge[];
  /** The things of the board an event speaks of, as role:id, for somebody who sits at seat `mine`. */
  targets(happening: Happening, mine: number | null): string[];
  /** The part of the table it is seen in, as a phone's tabs are called; null: wherever one looks. */
  part?(happenings: readonly Happening[], mine: number | null): string | null;
  flights(entry: LogEntry): Flight[];
  /** What a seat's doing is called if a move begins with it; null: it goes on with one. */
  headline(happenings: readonly Happening[]): Headline | null;
  /** The things a move has just changed, to be marked in the mover's colour. */
  traces(happening: Happening): string[];
  /** The steps of an automaton's turn. */
  split?(happenings: readonly Happening[]): Happening[][];
  /** Kinds of events that a replay offers to jump to. */
  landmarks: ReadonlySet<string>;
  /** Kinds of events that are shown to everybody for a moment, with the drawing for each. */
  moments?: Readonly<Record<string, string>>;
  rounds(view: View, name: Name): RoundMark[];
  /** How the turn of a round is told. */
  recap?(): Promise<RecapTelling>;
  /** The games of a table that holds several. */
  parts?(view: View, name: Name): Part[];
}

export const NO_STORY: GameStory = {
  badges: () => [],
  targets: () => [],
  flights: () => [],
  headline: () => null,
  traces: () => [],
  landmarks: new Set(),
  rounds: () => [],
};

/** Where a thing is on the page: `town:tours` is whoever carries data-town="tours" or names it in data-target. */
export function selector(target: string): string {
  const cut = target.indexOf(':');
  const role = target.slice(0, cut);
  const id = target.slice(cut + 1).replace(/["\\]/g, '');
  return `[data-${role}="${id}"],[data-target~="${role}:${id}"]`;
}

/** Lights what is spoken of, until the answer is called. */
export function light(targets: readonly string[], root: ParentNode = document): () => void {
  const lit = targets.flatMap((target) => [...root.querySelectorAll(selector(target))]);
  for (const element of lit) element.setAttribute('data-lit', '');
  return () => {
    for (const element of lit) element.removeAttribute('data-lit');
  };
}

import type { Texts } from '$lib/texts.svelte';
import type { EventTile, OrleansBoard, OrleansView } from '../view';

export interface Pip {
  round: number;
  state: 'past' | 'now' | 'coming' | 'hidden';
  /** Turned up already, or the only one that can lie here. */
  event: EventTile | null;
  /** Still face down: the letter on the back, empty where the edition has none. */
  letter: string;
  /** The events that may lie here, each once. */
  possible: EventTile[];
  /** A new part of the stack begins here. */
  opens: boolean;
}

interface Names {
  name(role: string, id: string): string;
}

const plain = (letter: string): string => (letter === 'one' ? '' : letter);

/** The stack of hour glass tiles: those seen, the one of this round, those still face down. */
export function pips(view: OrleansView, board: OrleansBoard): Pip[] {
  const out: Pip[] = [];
  const hidden = [...view.events_left];
  for (const part of board.hour_glass) {
    const start = out.length;
    const open = start + part.count > view.events_seen.length;
    const possible = open ? unique(hidden.shift()?.tiles ?? []) : [];
    for (let i = start; i < start + part.count; i++) {
      const seen = view.events_seen[i] ?? null;
      const known = seen ?? (possible.length === 1 ? possible[0]! : null);
      out.push({
        round: i + 1,
        state: seen ? (i + 1 === view.round && !view.over ? 'now' : 'past') : known ? 'coming' : 'hidden',
        event: known,
        letter: plain(part.letter),
        possible: known ? [] : possible,
        opens: i === start && i > 0,
      });
    }
  }
  return out;
}

const unique = (tiles: EventTile[]): EventTile[] => [
  ...new Map(tiles.map((tile) => [tile.id + tile.letter, tile])).values(),
];

/** An event as people write it, with its strength where there are several: "Harvest B". */
export const eventName = (texts: Names, { id, letter }: EventTile): string =>
  `${texts.name('happening', id)} ${plain(letter)}`.trim();

/** What an event does. Its own strength is said elsewhere; what other editions do would only confuse. */
export function eventHelp(texts: Texts, { id }: EventTile): string {
  const plain = `event-about-${id}`;
  return texts.t(texts.has(plain) ? plain : `help-event-${id}`);
}

/** The number of the phase on the round's card, from 1; 0 before the first round. */
export const phaseNumber = (phase: string, board: OrleansBoard): number => board.phases.indexOf(phase) + 1;

/** The event of this round has struck already. */
export const isPast = ({ phase }: OrleansView, board: OrleansBoard): boolean =>
  phaseNumber(phase, board) >= phaseNumber('event', board);

import type { EventTile, OrleansBoard, OrleansView, Phase } from '../view';

export interface Pip {
  round: number;
  state: 'past' | 'now' | 'hidden';
  /** Turned up already. */
  event: EventTile | null;
  /** Still face down: the letter on the back, empty where the edition has none. */
  letter: string;
  /** The events that may lie here, each once. */
  possible: EventTile[];
  /** A new part of the stack begins here. */
  opens: boolean;
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
      const event = view.events_seen[i] ?? null;
      out.push({
        round: i + 1,
        state: !event ? 'hidden' : i + 1 === view.round && !view.over ? 'now' : 'past',
        event,
        letter: plain(part.letter),
        possible: event ? [] : possible,
        opens: i === start && i > 0,
      });
    }
  }
  return out;
}

const unique = (tiles: EventTile[]): EventTile[] => [
  ...new Map(tiles.map((tile) => [tile.id + tile.letter, tile])).values(),
];

/** The strength of an event as people write it: "Harvest B". */
export const strengthLetter = (event: EventTile): string => plain(event.letter);

const PHASES: readonly Phase[] = ['hour-glass', 'census', 'followers', 'planning', 'actions', 'event', 'start-player'];

/** The number of the phase on the round's card, from 1; 0 before the first round. */
export const phaseNumber = (phase: Phase): number => PHASES.indexOf(phase) + 1;
export const phaseCount = PHASES.length;

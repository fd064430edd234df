import type { LogEntry } from './messages';
import { standing } from './log';

/** The moments of a game in a row, cut into rounds: what the replay plays. */

export interface Segment {
  round: number;
  first: number;
  count: number;
}

export interface Tape {
  stops: number[];
  telling: boolean[];
  segments: Segment[];
}

/** Stop 0 is the table as it was set up; then one stop after each entry that was not taken back. */
export function tapeOf(entries: readonly LogEntry[]): Tape {
  const tape: Tape = { stops: [0], telling: [true], segments: [] };
  for (const entry of standing(entries)) {
    const last = tape.segments.at(-1);
    if (last && last.round === entry.round) last.count += 1;
    else tape.segments.push({ round: entry.round, first: last ? tape.stops.length : 0, count: last ? 1 : 2 });
    tape.stops.push(entry.k);
    tape.telling.push(entry.events.length > 0);
  }
  if (!tape.segments.length) tape.segments.push({ round: 1, first: 0, count: 1 });
  return tape;
}

/** After each entry: how far the record of the game has come. Who plans in secret is told of late. */
export function reached(entries: readonly LogEntry[]): number[] {
  let most = 0;
  return [0, ...entries.map(({ n }) => (most = Math.max(most, n ?? 0)))];
}

/** The stop that shows the record up to entry n: the last one that is not beyond it. */
export function stopReaching(tape: Tape, numbers: readonly number[], n: number): number {
  const found = tape.stops.findLastIndex((k) => (numbers[k] ?? 0) <= n);
  return Math.max(0, found);
}

export const lastStop = (tape: Tape): number => tape.stops.length - 1;

export const clampStop = (tape: Tape, stop: number): number => Math.max(0, Math.min(lastStop(tape), stop));

/** The stop that shows entry k: its own, or the last one before it. */
export function stopOf(tape: Tape, k: number): number {
  let stop = 0;
  while (stop < lastStop(tape) && tape.stops[stop + 1]! <= k) stop += 1;
  return stop;
}

export function segmentAt(tape: Tape, stop: number): Segment {
  return tape.segments.findLast((segment) => segment.first <= stop) ?? tape.segments[0]!;
}

/** Forward: where the next round begins. Back: where this one began, or the one before. */
export function byRound(tape: Tape, stop: number, direction: 1 | -1): number {
  const here = segmentAt(tape, stop);
  const at = tape.segments.indexOf(here);
  if (direction > 0) return tape.segments[at + 1]?.first ?? lastStop(tape);
  return stop > here.first ? here.first : (tape.segments[at - 1]?.first ?? 0);
}

/** How far along the whole tape, 0 to 1. */
export const shareOf = (tape: Tape, stop: number): number => stop / Math.max(1, lastStop(tape));

export const stopAtShare = (tape: Tape, share: number): number => clampStop(tape, Math.round(share * lastStop(tape)));

const REST_MS = 1100;
const SILENT_MS = 320;

/** How long a stop is shown; one that tells nothing passes quickly. */
export const restFor = (tape: Tape, stop: number, speed: number): number =>
  (tape.telling[stop] ? REST_MS : SILENT_MS) / speed;

/** The moments worth having next, nearest first, mostly ahead. */
export function soon(tape: Tape, stop: number, ahead = 8, behind = 2): number[] {
  const out: number[] = [];
  for (let step = 1; step <= ahead; step += 1) {
    if (stop + step <= lastStop(tape)) out.push(tape.stops[stop + step]!);
    if (step <= behind && stop - step >= 0) out.push(tape.stops[stop - step]!);
  }
  return out;
}

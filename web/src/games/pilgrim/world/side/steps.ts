import { standing } from '$lib/log';
import type { Happening, LogEntry } from '$lib/messages';
import { split } from '../../story';

/** What the Ab-Bott has just done, step by step: what it did, and the rule that made it do so. */

export interface BottStep {
  /** The first or the second of two turns in a row, from 0. */
  turn: number;
  /** What happened in it; several only while it puts its acolytes down. */
  happenings: Happening[];
  /** Why (`abbott-why-KEY`), and by which rule. */
  why: string;
  rule: string;
}

const RULES: Record<string, string> = {
  oblated: 'PIL-R95',
  lifted: 'PIL-SOLO-12',
  dropped: 'PIL-R78',
  counter: 'PIL-SOLO-14',
  assigned: 'PIL-SOLO-16',
  recalled: 'PIL-SOLO-19',
  gate: 'PIL-SOLO-22',
  laid: 'PIL-SOLO-24',
  upgraded: 'PIL-SOLO-26',
  shrine: 'PIL-SOLO-25',
  'sent-out': 'PIL-R76',
  'reached-site': 'PIL-SOLO-9',
  favour: 'PIL-R83',
  gained: 'PIL-SOLO-28',
  constructed: 'PIL-SOLO-29',
  donated: 'PIL-SOLO-32',
  rose: 'PIL-SOLO-31',
  'row-bonus': 'PIL-SOLO-31',
  ordained: 'PIL-SOLO-33',
  mission: 'PIL-SOLO-33',
  returned: 'PIL-SOLO-15',
};

const MOVES = new Set(['lifted', 'oblated']);
const BETWEEN = new Set(['lifted', 'round', 'ship', 'dropped']);

/** Its turns since somebody else moved, from lifting its acolytes to calling some of them back: two where it was the
 * last of a round and the first of the next. */
export function lastTurns(log: readonly LogEntry[], rival: number): Happening[][] {
  let turns: Happening[][] = [];
  let begun = false;
  let answered = true;
  let pulpit: Happening[] = []; // used just before a turn
  for (const happening of standing(log).flatMap(({ events }) => events)) {
    const { event, seat } = happening;
    if (seat !== rival) {
      if (event === 'lifted') answered = true;
      if (BETWEEN.has(event)) begun = false;
      continue;
    }
    if (MOVES.has(event)) {
      turns = [...(answered ? [] : turns), pulpit];
      [begun, answered, pulpit] = [true, false, []];
    }
    if (begun) turns.at(-1)!.push(happening);
    else if (event === 'ordained') pulpit = [happening];
  }
  return turns;
}

export function bottSteps(log: readonly LogEntry[], rival: number): BottStep[] {
  return lastTurns(log, rival).flatMap((happenings, turn) => stepsOf(happenings, turn));
}

function stepsOf(happenings: readonly Happening[], turn: number): BottStep[] {
  return split(happenings).map((part) => {
    const why = part[0]!.event;
    return { turn, happenings: part, why, rule: RULES[why] ?? '' };
  });
}

import { standing } from '../../../../lib/log';
import type { Happening, LogEntry } from '../../../../lib/messages';

/** The Ab-Bott's last turn, step by step: what it did, and the rule that made it do so. */

export interface BottStep {
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

/** The events of its last turn: from lifting its acolytes to calling some of them back. */
export function lastTurn(log: readonly LogEntry[], rival: number): Happening[] {
  let turn: Happening[] = [];
  let begun = false;
  for (const happening of standing(log).flatMap(({ events }) => events)) {
    const { event, seat } = happening;
    if (seat === rival && (event === 'lifted' || event === 'oblated')) {
      // A Pulpit is used just before.
      const before = turn.at(-1);
      turn = !begun && before?.event === 'ordained' ? [before] : [];
      begun = true;
    } else if (seat !== rival && (event === 'lifted' || event === 'round' || event === 'ship' || event === 'dropped')) {
      begun = false;
    }
    if (seat !== rival) continue;
    if (begun) turn.push(happening);
    else if (event === 'ordained') turn = [...turn, happening];
  }
  return turn;
}

export function bottSteps(log: readonly LogEntry[], rival: number): BottStep[] {
  const out: BottStep[] = [];
  for (const happening of lastTurn(log, rival)) {
    const last = out.at(-1);
    if (happening.event === 'dropped' && last?.why === 'dropped') last.happenings.push(happening);
    else out.push({ happenings: [happening], why: happening.event, rule: RULES[happening.event] ?? '' });
  }
  return out;
}

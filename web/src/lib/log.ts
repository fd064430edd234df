import type { Happening, LogEntry } from './messages';
import type { Sentence, Texts } from './texts.svelte';

/** What happened, as lines to read: one for each run of events of one seat. */

export interface LogLine extends Sentence {
  id: string;
  k: number;
  times: number;
  auto: boolean;
  happenings: Happening[];
}

export interface Chapter {
  round: number;
  opening: Happening | null;
  k: number;
  lines: LogLine[];
}

export type Tell = (entry: LogEntry) => Sentence[];

/** What an entry tells, in sentences; where nothing came of it yet, what was chosen. */
export function told(entry: LogEntry, texts: Pick<Texts, 'story' | 'label' | 'name' | 't'>): Sentence[] {
  const sentences = texts.story(entry);
  const chosen = entry.spoken[entry.do];
  if (sentences.length || !chosen || entry.seat === null) return sentences;
  const who = texts.name('seat', entry.seat);
  return [{ seat: entry.seat, who: '', what: texts.t('replay-chosen', { who, what: texts.label(chosen) }) }];
}

/** The entries that still hold: neither taken back nor a taking back. */
export function standing(entries: readonly LogEntry[]): LogEntry[] {
  const undone = new Set(entries.map((entry) => entry.undo));
  return entries.filter((entry) => entry.undo == null && !undone.has(entry.k));
}

/** Events told in one sentence; one of nobody stands alone. */
export function runs(events: readonly Happening[]): Happening[][] {
  const out: Happening[][] = [];
  for (const event of events) {
    const last = out.at(-1);
    if (last && event.seat != null && last[0]!.seat === event.seat) last.push(event);
    else out.push([event]);
  }
  return out;
}

/** The log by rounds. An event `round` opens a chapter, and so does a further game, whose rounds begin again; equal lines in a row become one. */
export function chapters(entries: readonly LogEntry[], tell: Tell): Chapter[] {
  const out: Chapter[] = [];
  const open = (round: number, k: number, opening: Happening | null): void => {
    out.push({ round, opening, k, lines: [] });
  };
  for (const entry of standing(entries)) {
    runs(entry.events).forEach((happenings, part) => {
      const first = happenings[0]!;
      if (first.event === 'round') {
        open(Number(first.values['round']), entry.k, first);
        return;
      }
      const before = out.at(-1);
      if (!before || (!part && entry.round < before.round)) open(entry.round, entry.k, null);
      const lines = out.at(-1)!.lines;
      for (const sentence of tell({ ...entry, events: happenings })) {
        const last = lines.at(-1);
        const again = last && last.seat === sentence.seat && last.what === sentence.what && last.auto === entry.auto;
        if (again) lines[lines.length - 1] = { ...last, k: entry.k, times: last.times + 1 };
        else lines.push({ ...sentence, id: `${entry.k}.${part}`, k: entry.k, times: 1, auto: entry.auto, happenings });
      }
    });
  }
  return out;
}

/** Only the lines of the seats that are not hidden; nobody's own lines count as seat null. */
export function without(all: readonly Chapter[], hidden: ReadonlySet<number | null>): Chapter[] {
  if (!hidden.size) return [...all];
  return all
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter((line) => !hidden.has(line.seat)) }))
    .filter((chapter) => chapter.lines.length);
}

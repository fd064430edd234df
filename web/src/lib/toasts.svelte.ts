/* Short notes about what needs no answer. */

export interface Note {
  id: number;
  title: string;
  text: string;
  rule: string;
  tone: 'bad' | 'plain';
}

const SHOWN_FOR = 6000;

class Toasts {
  notes = $state.raw<readonly Note[]>([]);
  #count = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(note: { title: string; text?: string; rule?: string; tone?: Note['tone'] }): void {
    const made: Note = { text: '', rule: '', tone: 'bad', ...note, id: ++this.#count };
    const same = this.notes.find((other) => other.title === made.title && other.text === made.text);
    if (same) this.close(same.id);
    this.notes = [...this.notes.slice(-2), made];
    this.leave(made.id);
  }

  /** It stays while it is looked at. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
  }

  leave(id: number): void {
    this.hold(id);
    this.#timers.set(
      id,
      setTimeout(() => this.close(id), SHOWN_FOR),
    );
  }

  close(id: number): void {
    this.hold(id);
    this.#timers.delete(id);
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** What they spoke of is no longer on the screen. */
  clear(): void {
    for (const note of this.notes) this.close(note.id);
  }
}

export const toasts = new Toasts();

/* Several people at one browser: whose seat the page shows, and when a curtain lies between two of them. */
import { speakFor } from '$lib/api';
import type { ShownTable } from '$lib/context';
import { OpenedTable } from './opened.svelte';

export class HotSeat {
  /** The seat of mine that is shown; null: nobody's, only what everybody may see. */
  seat = $state<number | null>(null);
  /** Who is to sit down next, once the others look away. */
  next = $state<number | null>(null);
  /** Nobody sits, and something is to be kept from whoever looks. */
  between = $state(false);
  #opened: OpenedTable | null = null;

  constructor(readonly id: string) {
    speakFor(id, null);
  }

  /** The table as the seat has it. */
  open(): OpenedTable {
    this.#opened = new OpenedTable(this.id, this.#opened);
    return this.#opened;
  }

  leave(): void {
    speakFor(this.id, null);
  }

  /** Somebody sits down: they say so themselves, or there is nothing to hide. */
  sit(seat: number | null): void {
    speakFor(this.id, seat);
    this.seat = seat;
    this.between = false;
  }

  /** Another one of us wants to sit down. */
  handTo(seat: number | null, live: ShownTable): void {
    this.next = seat;
    if (!live.table?.curtain) {
      if (seat !== null) this.sit(seat);
    } else if (this.seat !== null) this.sit(null);
    else this.between = true;
  }

  /** Call in an effect: the table shows the seat that has to act. */
  follow(live: ShownTable): void {
    const { table, view } = live;
    if (!table || table.held.length < 2 || table.status !== 'running' || !view) return;
    if (live.waiting || live.busy) return; // one sees first what happened
    const awaited = (view.to_act as number[]).filter(
      (seat) => table.held.includes(seat) && table.seats[seat]!.kind === 'person',
    );
    if (this.seat !== null && (awaited.includes(this.seat) || !awaited.length)) return;
    const after = awaited.find((seat) => seat > (this.seat ?? -1)) ?? awaited[0] ?? null;
    if (this.seat !== null || !table.curtain) this.handTo(after ?? table.held[0]!, live);
    else {
      if (this.next === null || !table.held.includes(this.next)) this.next = after;
      this.between = true;
    }
  }
}

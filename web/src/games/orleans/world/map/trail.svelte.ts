import type { OrleansBoard, OrleansView } from '../../view';

/** The way another player's merchant has just gone; it stays until the next one moves. */
export class Trail {
  last = $state.raw<{ way: string; seat: number } | null>(null);
  #before: { round: number; merchants: string[] } | null = null;

  constructor(view: () => OrleansView, board: () => OrleansBoard) {
    $effect.pre(() => this.#follow(view(), board()));
  }

  #follow(view: OrleansView, board: OrleansBoard): void {
    const before = this.#before;
    const merchants = view.seats.map((player) => player.merchant);
    this.#before = { round: view.round, merchants };
    if (!before) return;
    const seat = merchants.findIndex((town, i) => town !== before.merchants[i]);
    if (seat < 0) {
      if (view.round !== before.round) this.last = null;
      return;
    }
    const ends = [before.merchants[seat], merchants[seat]];
    const way = board.ways.find(({ a, b }) => ends.includes(a) && ends.includes(b));
    this.last = way && seat !== view.seat ? { way: way.id, seat } : null;
  }
}

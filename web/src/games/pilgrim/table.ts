import { getTable, type TableContext } from '$lib/context';
import type { PilgrimBoard, PilgrimView, PlayerState } from './view';

/** What the parts of this table share, with the view and the board as this game has them. */
export interface PilgrimTable extends Omit<TableContext, 'story'> {
  readonly view: PilgrimView;
  readonly board: PilgrimBoard;
  /** My side of the view; null for watchers. */
  readonly me: PlayerState | null;
}

/** `view`, `board` and `me` change: read them where they are used, do not take them apart. */
export function getPilgrim(): PilgrimTable {
  const { live, choice, texts, settings, replay } = getTable();
  return {
    live,
    choice,
    texts,
    settings,
    ...(replay ? { replay } : {}),
    get view() {
      return live.view as unknown as PilgrimView;
    },
    get board() {
      return live.board as unknown as PilgrimBoard;
    },
    get me() {
      return this.view.seat === null ? null : this.view.seats[this.view.seat]!;
    },
  };
}

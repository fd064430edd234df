import { getTable, type TableContext } from '$lib/context';
import type { OrleansBoard, OrleansView, Player } from './view';

/** What the parts of this table share, with the view and the board as this game has them. */
export interface OrleansTable extends Omit<TableContext, 'story'> {
  readonly view: OrleansView;
  readonly board: OrleansBoard;
  /** My side of the view; null for watchers. */
  readonly me: Player | null;
}

/** `view`, `board` and `me` change: read them where they are used, do not take them apart. */
export function getOrleans(): OrleansTable {
  const { live, choice, texts, settings, replay } = getTable();
  return {
    live,
    choice,
    texts,
    settings,
    ...(replay ? { replay } : {}),
    get view() {
      return live.view as unknown as OrleansView;
    },
    get board() {
      return live.board as unknown as OrleansBoard;
    },
    get me() {
      return this.view.seat === null ? null : this.view.seats[this.view.seat]!;
    },
  };
}

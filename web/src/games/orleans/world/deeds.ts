import type { DeedFacts, DeedState, Kind } from '../view';

export interface DeedSlot {
  kind: Kind;
  filled: boolean;
}

/** The spaces of a deed in printed order; the first ones of each kind are filled first. */
export function deedSlots(facts: DeedFacts, state: DeedState): DeedSlot[] {
  const left = new Map(Object.entries(state.filled));
  return facts.slots.map((kind) => {
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return { kind, filled: count > 0 };
  });
}

/** How pieces travel from where they were to where they are: who went where, when, and along which way. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece in its spot. Pieces that cannot be told apart have the same id. */
export interface Spot {
  id: string;
  box: Box;
}

/** `from` is null for a piece that was not there before. */
export interface Travel<S extends Spot = Spot> {
  from: Box | null;
  to: S;
}

/** Something gained or given that flies between two places, each the first selector that is in view. */
export interface Flight {
  symbol: string;
  ground: string;
  ink: string;
  from: string[];
  to: string[];
  count: number;
  seat: number | null;
  /** The piece that appears where it flies to: then the piece itself comes from there. */
  piece?: string;
}

/** `tempo`: factor for all durations, 0 for none; `still`: nothing travels, it fades over. */
export interface Manner {
  tempo: number;
  still: boolean;
}

export const EASE = 'cubic-bezier(.2,.7,.2,1)';
const MOVE_MS = 320;
const STAGGER_MS = 40;
const LONGEST_MS = 900;
export const STILL_PX = 3;

export const centre = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

export function distance(from: Box, to: Box): number {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  return Math.hypot(bx - ax, by - ay);
}

/** Who went where: what lies where it lay stays, the others go to the nearest spot that is new. */
export function pair<S extends Spot>(before: readonly Spot[], after: readonly S[]): Travel<S>[] {
  const left = [...before];
  const take = (id: string, box: Box, within: number): Spot | null => {
    const same = left.filter((one) => one.id === id && distance(one.box, box) <= within);
    const [nearest] = same.sort((a, b) => distance(a.box, box) - distance(b.box, box));
    if (nearest) left.splice(left.indexOf(nearest), 1);
    return nearest ?? null;
  };
  const fresh = after.filter((one) => !take(one.id, one.box, STILL_PX));
  return fresh.map((to) => ({ from: take(to.id, to.box, Infinity)?.box ?? null, to }));
}

/** When each of `count` pieces starts and how long one travels, all within the longest time. */
export function schedule(count: number, tempo: number): { delays: number[]; duration: number } {
  const duration = Math.min(LONGEST_MS, MOVE_MS * tempo);
  const gap = count > 1 ? Math.min(STAGGER_MS * tempo, (LONGEST_MS - duration) / (count - 1)) : 0;
  return { delays: Array.from({ length: count }, (_, i) => i * gap), duration };
}

/** Keyframes of a piece drawn at `from`: along a slight arc, ending in the size it has at `to`. */
export function arc(from: Box, to: Box): Keyframe[] {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const dx = bx - ax;
  const dy = by - ay;
  const lift = Math.min(36, Math.hypot(dx, dy) * 0.12);
  const scale = from.width ? to.width / from.width : 1;
  const at = (x: number, y: number, size: number): Keyframe => ({
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`,
  });
  return [at(0, 0, 1), at(dx / 2, dy / 2 - lift, (1 + scale) / 2), at(dx, dy, scale)];
}

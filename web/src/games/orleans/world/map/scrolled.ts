/* Where a map that is wider than its frame is scrolled to. All in pixels. */

/** A town and its name need so much room on both sides. */
const ROOM = 56;
/** Who stands at `x` stands here in the frame, seen from its left edge. */
const STANDS = 0.45;

/** The piece at `x` in its place, and if need be moved as far as all that it can reach comes into view; where that
 *  is too far apart, the nearest do, and the piece stays in view. */
export function scrolledTo(x: number, reached: readonly number[], frame: number): number {
  const room = Math.min(ROOM, frame / 4);
  let [left, right] = [x, x];
  const near = [...reached].sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  for (const one of near) {
    const [from, to] = [Math.min(left, one), Math.max(right, one)];
    if (to - from > frame - 2 * room) break;
    [left, right] = [from, to];
  }
  return Math.min(Math.max(x - frame * STANDS, right + room - frame), left - room);
}

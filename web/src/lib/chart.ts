/** What a line chart needs: a scale with round figures, lines, and labels that do not collide. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Numbers nearer than this part of a stride would run into each other. */
const NEAR = 0.6;
const STEPS = [1, 2, 2.5, 4, 5, 10];

/** Round figures from `min` or below it to at least `max`, with about `parts` equal steps. */
export function ticks(max: number, parts: number, min = 0): number[] {
  const top = Math.max(min + 1, max);
  const least = (top - min) / parts;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.ceil(power * STEPS.find((one) => one * power >= least)!);
  const foot = Math.floor(min / step);
  return Array.from({ length: Math.ceil(top / step) - foot + 1 }, (_, i) => (foot + i) * step);
}

export const across =
  (frame: Frame, count: number) =>
  (i: number): number =>
    frame.left + (i * (frame.width - frame.left - frame.right)) / Math.max(1, count - 1);

export const upwards =
  (frame: Frame, top: number, foot = 0) =>
  (value: number): number =>
    frame.top + (frame.height - frame.top - frame.bottom) * (1 - (value - foot) / (top - foot));

export const path = (values: readonly number[], x: (i: number) => number, y: (v: number) => number): string =>
  'M' + values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L');

/** Heights as near as possible to those wished for, at least `gap` apart, within `low` and `high`. */
export function spread(wished: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a]! - wished[b]! || a - b);
  const placed: number[] = [];
  const clusters: { members: number[]; start: number }[] = [];
  const settle = (members: number[]): number => {
    const middle = members.reduce((sum, i, at) => sum + wished[i]! - at * gap, 0) / members.length;
    return Math.max(low, Math.min(high - (members.length - 1) * gap, middle));
  };
  for (const i of order) {
    let cluster = { members: [i], start: settle([i]) };
    for (
      let last = clusters.at(-1);
      last && last.start + last.members.length * gap > cluster.start;
      last = clusters.at(-1)
    ) {
      clusters.pop();
      const members = [...last.members, ...cluster.members];
      cluster = { members, start: settle(members) };
    }
    clusters.push(cluster);
  }
  for (const cluster of clusters) cluster.members.forEach((i, at) => (placed[i] = cluster.start + at * gap));
  return placed;
}

const STRIDES = [1, 2, 3, 4, 5, 6, 10, 20];

/** Which of these rounds get a number under the axis, at most about `most`: all of them, or the first and then
 * every second, third, ... one, and the last. Round 0 is the set-up and has none. */
export function marked(rounds: readonly number[], most: number): number[] {
  const [stride, from] = strideOf(rounds, most);
  const found: number[] = [];
  rounds.forEach((round, at) => {
    const begins = at === 0 || round < rounds[at - 1]! || rounds[at - 1] === 0;
    const ends = at === rounds.length - 1;
    if (!round || (!begins && !ends && (round - from) % stride)) return;
    // The last round takes the place of one too near to it; nothing comes too near to a first one.
    while (ends && found.length > 1 && at - found.at(-1)! < stride * NEAR) found.pop();
    if (begins || ends || found.length === 0 || at - found.at(-1)! >= stride * NEAR) found.push(at);
  });
  return found;
}

/** How many rounds lie between two numbers, and where they are counted from: from nothing, or from the first
 * round where the last one would else take the place of another, and the axis would seem to skip it. */
function strideOf(rounds: readonly number[], most: number): [number, number] {
  const first = rounds.find((round) => round > 0) ?? 1;
  const last = rounds.at(-1) ?? first;
  const fitting = STRIDES.filter((one) => rounds.length / one <= most);
  const ways = fitting.flatMap((stride) => [0, first].map((from): [number, number] => [stride, from]));
  const roomy = ways.find(([stride, from]) => {
    const rest = (last - from) % stride;
    return rest === 0 || rest >= stride * NEAR;
  });
  return roomy ?? ways[0] ?? [rounds.length, 0];
}

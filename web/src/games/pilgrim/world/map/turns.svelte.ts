import type { Choice } from '$lib/choice.svelte';
import type { Option } from '$lib/messages';
import { aim } from '../../aim.svelte';
import { hexTarget } from '../../targets';
import type { Edge, PilgrimView, RoadOutlook } from '../../view';
import { EDGES } from './geometry';
import type { Coming } from './models';

/** A way of working on a hex: a tile in one of its turns, a shrine, or taking the last tile away. */
export interface Turn {
  option: Option;
  hex: string;
  from: Edge | null;
  to: Edge | null;
  facts: RoadOutlook | null;
}

const WORK = new Set(['lay', 'upgrade', 'shrine', 'demolish']);
const HEX = 'hex:';

export const isRoadwork = (option: Option): boolean => WORK.has(option.label);

/** Something can be laid or constructed. To take a tile away is asked for in the spine. */
export const hasOffers = ({ decision }: Choice): boolean =>
  decision?.options.some(
    (option) => option.label === 'construct' || (isRoadwork(option) && option.label !== 'demolish'),
  ) ?? false;

/** What would be seen of it on the map. */
export const comingOf = ({ hex, from, to, option, facts }: Turn): Coming => ({
  hex,
  from,
  to,
  shrine: option.label === 'shrine',
  acolyte: facts?.acolyte ?? false,
  reached: facts?.ends ? facts.ahead : null,
});

/** Clockwise from where it comes from; a shrine last. */
function turning({ from, to }: Turn): number {
  if (!from || !to) return 99;
  return EDGES.indexOf(from) * 6 + ((EDGES.indexOf(to) - EDGES.indexOf(from) + 6) % 6);
}

/** What is shown first: what brings most, then what ends somewhere, then straight on. */
function promise({ facts, from, to }: Turn): number {
  if (!facts) return -1;
  const straight = from && to && (EDGES.indexOf(to) - EDGES.indexOf(from) + 6) % 6 === 3;
  return facts.points * 100 + (facts.ends ? 10 : 0) + (straight ? 1 : 0);
}

/** The tile in the hand: its hex, its turns, and the one that is shown. All of it lies in the Choice. */
export class Turns {
  readonly #choice: Choice;
  readonly #view: () => PilgrimView;

  constructor(choice: Choice, view: () => PilgrimView) {
    this.#choice = choice;
    this.#view = view;
  }

  /** The hex in the hand. */
  readonly hex: string | null = $derived.by(() => {
    const picked = this.#choice.picked.find((target) => target.startsWith(HEX));
    const hex = picked?.slice(HEX.length) ?? null;
    return hex && this.on(hex).length ? hex : null;
  });

  readonly all: readonly Turn[] = $derived.by(() => (this.hex ? this.on(this.hex) : []));

  /** The one that would be done. */
  readonly chosen: Turn | null = $derived.by(
    () => this.all.find(({ option }) => option === this.#choice.ready) ?? null,
  );

  /** The one that is drawn: what a row of the tray points at, or the chosen one. */
  readonly shown: Turn | null = $derived.by(() => {
    const aimed = this.#choice.decision?.options.find(({ text }) => text === aim.road);
    return (aimed && isRoadwork(aimed) ? this.#turn(aimed) : null) ?? this.chosen;
  });

  /** The hex whose tile can be taken away. */
  readonly leaving: string | null = $derived.by(() => {
    const option = this.#choice.decision?.options.find(({ label }) => label === 'demolish');
    return option ? this.#turn(option).hex : null;
  });

  /** What can be done on a hex now, in the order in which a tile is turned. */
  on(hex: string): Turn[] {
    const options = this.#choice.about(hexTarget(hex)).filter(isRoadwork);
    return options.map((option) => this.#turn(option)).sort((a, b) => turning(a) - turning(b));
  }

  /** What could be laid on a hex if it could be paid. */
  unpaid(hex: string): RoadOutlook[] {
    return (this.#view().outlook.roads ?? []).filter((one) => one.hex === hex && !one.affordable);
  }

  /** The refused turn of a hex towards an edge, with its reason. */
  refused(hex: string, edge: Edge): Option | null {
    const texts = new Set(this.unpaid(hex).map(({ text }) => text));
    const found = this.#choice.decision?.refused.find(({ text, args }) => args.to === edge && texts.has(text));
    return found ?? null;
  }

  /** Takes a hex in the hand, with its most promising turn. */
  take(hex: string): void {
    const turns = this.on(hex);
    const [best] = [...turns].sort((a, b) => promise(b) - promise(a));
    if (best) this.show(best);
  }

  show({ option }: Turn): void {
    const choice = this.#choice;
    aim.road = null; // what is chosen is shown, wherever the pointer rests
    choice.drop();
    for (const target of choice.concerns(option)) choice.hold(target);
  }

  next(by = 1): void {
    const { all, chosen } = this;
    if (!all.length) return;
    const at = chosen ? all.indexOf(chosen) : -by;
    this.show(all[(at + by + all.length) % all.length]!);
  }

  /** Turns the tile towards an edge, or to come from it; false if it cannot lie like that. */
  towards(edge: Edge): boolean {
    const out = this.all.find(({ to, from }) => to === edge && from === this.chosen?.from);
    const other = out ?? this.all.find(({ to }) => to === edge);
    const back = this.all.find(({ to, from }) => from === edge && to === this.chosen?.to);
    const found = other ?? back ?? this.all.find(({ from }) => from === edge);
    if (found) this.show(found);
    return found !== undefined;
  }

  confirm(): void {
    if (this.chosen) void this.#choice.send(this.chosen.option);
  }

  #turn(option: Option): Turn {
    const place = this.#choice.concerns(option).find((target) => target.startsWith(HEX));
    const hex = place?.slice(HEX.length) ?? '';
    const { from = null, to = null } = option.args as { from?: Edge; to?: Edge };
    const facts = this.#view().outlook.roads?.find(({ text }) => text === option.text) ?? null;
    return { option, hex, from, to, facts };
  }
}

/** What the hexes of the map are called, and what is told about them. */

import type { Choice, State } from '$lib/choice.svelte';
import { signed } from '$lib/figures';
import type { Reason } from '$lib/messages';
import type { Texts } from '$lib/texts.svelte';
import type { TipContent } from '$lib/tip.svelte';
import { abbottHere, LEVELS } from '../../names';
import { buildingTarget, hexTarget } from '../../targets';
import type { BuildingState, PilgrimBoard, PilgrimView, RouteState, SiteState } from '../../view';
import { bendOf, beyond } from './geometry';
import { portGuests, type Content } from './models';
import { seatsOf, whoIs } from './seats';
import type { Hex, Terrain } from './terrain';
import type { Turn, Turns } from './turns.svelte';

export interface World {
  texts: Texts;
  view: PilgrimView;
  board: PilgrimBoard;
  terrain: Terrain;
  choice: Choice;
  turns: Turns;
  contents: Map<string, Content>;
  /** The steps of the Ab-Bott's turn by hex. */
  steps?: ReadonlyMap<string, readonly number[]>;
}

export class HexWords {
  constructor(private readonly world: World) {}

  /** What lies on a hex, in a few words. */
  what(hex: Hex): string {
    const { texts, view, contents } = this.world;
    const { laid, shrine, building, site } = contents.get(hex.id) ?? {};
    if (building)
      return `${texts.name('building', building.id)}, ${texts.t('map-level', { level: LEVELS[building.level] })}`;
    if (site) return texts.t('map-site');
    if (shrine !== null && shrine !== undefined) return texts.t('map-shrine', { who: whoIs(texts, view, shrine) });
    if (laid) return texts.name('tile', laid.tile);
    if (hex.kind === 'port') return texts.t('map-port');
    if (hex.kind === 'river') return texts.t('map-river');
    if (this.isClosed(hex)) return texts.t('map-closed');
    return texts.t(hex.kind === 'perimeter' ? 'map-coast' : 'map-land');
  }

  isClosed({ quadrant }: Hex): boolean {
    return quadrant !== null && !this.world.view.quadrants.includes(quadrant);
  }

  /** The full name of the button. */
  name(hex: Hex, state: State): string {
    const { texts, turns } = this.world;
    const parts = [texts.name('hex', hex.id), this.what(hex), ...this.details(hex)];
    const why = state === 'refused' ? this.reason(hex) : null;
    if (why) parts.push(texts.reason(why));
    if (state === 'legal') parts.push(texts.t('map-can'));
    if (state === 'chosen' && turns.chosen?.hex === hex.id) parts.push(this.turn(turns.chosen), this.count());
    return parts.join(', ');
  }

  /** What a screen reader is told about a hex in addition. */
  private details(hex: Hex): string[] {
    const { texts, view, contents } = this.world;
    const { laid, site, building } = contents.get(hex.id) ?? {};
    const out: string[] = [];
    if (laid) out.push(...this.paths(hex));
    if (site) out.push(this.price(site), ...this.guests(site.visitors));
    if (building) out.push(texts.t(building.live ? 'map-live' : 'map-later'));
    if (hex.kind === 'port') out.push(...this.guests(portGuests(view, hex.id)));
    if (view.ship.hex === hex.id) out.push(texts.t('map-ship'));
    return [...out, ...this.steps(hex)];
  }

  /** What the Ab-Bott has just done here, by the numbers of its steps. */
  private steps({ id }: Hex): string[] {
    const { texts, steps } = this.world;
    const here = steps?.get(id);
    return here ? [abbottHere(texts, here)] : [];
  }

  about(hex: Hex): TipContent {
    const { texts } = this.world;
    const title = `${texts.name('hex', hex.id)}, ${this.what(hex)}`;
    const why = this.reason(hex);
    return why ? { title: texts.reason(why), text: title, rule: why.rule } : { title, ...this.text(hex) };
  }

  /** Why nothing can be done on a hex while something can be done elsewhere; null if it can, or nobody asks. */
  reason({ id }: Hex): Reason | null {
    const { choice, contents, view } = this.world;
    const building = contents.get(id)?.building;
    const targets = building ? [buildingTarget(building.id), hexTarget(id)] : [hexTarget(id)];
    if (targets.some((target) => choice.answers(target))) return null;
    const [refused] = targets.flatMap((target) => choice.why(target) ?? []);
    const barred = view.outlook.barred?.[id];
    // To lay something there is what is asked; a building may also be constructed.
    return refused?.label === 'construct' || !barred ? (refused?.refused ?? null) : barred;
  }

  private text(hex: Hex): { text: string; rule?: string } {
    const { texts, view, turns, contents } = this.world;
    const { laid, shrine, building, site } = contents.get(hex.id) ?? {};
    const more = [
      ...(view.ship.hex === hex.id ? [texts.t('map-ship-here')] : []),
      ...this.steps(hex).map((one) => `${one}.`),
    ];
    const tell = (...parts: string[]): { text: string } => ({ text: [...parts, ...more].join(' ') });
    if (building) return { ...tell(...this.building(building)), rule: this.ruleOf(building) };
    if (site) {
      const herald = site.herald ? [texts.t('map-herald')] : [];
      return tell(this.price(site), ...this.guests(site.visitors), ...herald);
    }
    if (hex.kind === 'port') return tell(texts.t('help-routes'), ...this.guests(portGuests(view, hex.id)));
    const possible = this.possible(turns.on(hex.id));
    if (shrine !== null && shrine !== undefined) return tell(this.section(hex.id), ...possible);
    if (laid) return tell(...this.paths(hex).map((path) => `${path}.`), ...possible);
    if (possible.length) return tell(...possible);
    if (hex.kind === 'river') return tell(texts.t('map-river-about'));
    return tell(texts.t(this.isClosed(hex) ? 'map-closed-about' : 'map-land-about'));
  }

  private possible(turns: readonly Turn[]): string[] {
    if (!turns.length) return [];
    const { texts } = this.world;
    if (turns[0]!.option.label === 'demolish') return [texts.t('map-turns-demolish')];
    const best = Math.max(...turns.map(({ facts }) => facts?.points ?? 0));
    const out = [texts.t('map-turns', { count: turns.length })];
    if (best > 0) out.push(texts.t('map-turns-best', { points: best }));
    return out;
  }

  private price({ points, piety, coins }: SiteState): string {
    const { texts } = this.world;
    const price = [texts.name('good', 'piety', 'count', piety), texts.name('good', 'coin', 'count', coins)];
    return texts.t('map-site-about', { points, price: texts.join(price) });
  }

  private guests(seats: readonly number[]): string[] {
    const { texts, view } = this.world;
    return seats.length
      ? [texts.t('map-here', { who: texts.join(seats.map((seat) => whoIs(texts, view, seat))) })]
      : [];
  }

  private building({ id, live }: BuildingState): string[] {
    const { texts, board } = this.world;
    const stone = board.buildings.find((one) => one.id === id)?.stone ?? 0;
    const key = live ? 'map-live-about' : 'map-later-about';
    return [texts.t(`help-building-${id}`), texts.t(key, { price: texts.name('good', 'stone', 'count', stone) })];
  }

  private ruleOf({ id }: BuildingState): string | undefined {
    return this.world.board.buildings.find((one) => one.id === id)?.rule;
  }

  private paths(hex: Hex): string[] {
    const { texts, view, contents } = this.world;
    return (contents.get(hex.id)?.laid?.paths ?? []).map(({ from, to, seat }) =>
      texts.t('map-path', { who: whoIs(texts, view, seat), from, to }),
    );
  }

  /** What the stretch up to a shrine counts. */
  private section(hex: string): string {
    const { texts, view } = this.world;
    for (const route of view.seats.flatMap(({ routes }) => routes)) {
      const shrines = route.steps.filter(({ shrine }) => shrine);
      const stretch = route.sections[shrines.findIndex((step) => step.hex === hex)];
      if (stretch) return texts.t('map-section', { tiles: stretch.tiles, factor: stretch.factor });
    }
    return texts.t('help-shrines');
  }

  city(): TipContent {
    const { texts, view } = this.world;
    const here = seatsOf(view).filter(({ city }) => city);
    const text = [texts.t('map-city-about')];
    if (here.length)
      text.push(
        texts.t('map-city-here', {
          who: here.map(({ seat, city }) => `${whoIs(texts, view, seat)} ${city}`).join(', '),
        }),
      );
    if (view.solo) text.push(texts.t('map-city-gates'));
    const why = this.reason(this.world.terrain.city[0]!);
    if (why) return { title: texts.reason(why), text: texts.t('map-city'), rule: why.rule };
    return { title: texts.t('map-city'), text: text.join(' ') };
  }

  // Turns

  /** What kind of tile it is, in a word or two. */
  kind({ option, facts, hex }: Turn): string {
    const { texts, terrain } = this.world;
    if (option.label === 'demolish') return texts.t('map-demolish');
    if (option.label === 'upgrade') return texts.t('map-upgrade');
    const [one, other] = terrain.byId.get(hex)!.water;
    if (one && other) return texts.t(bendOf(one, other) === 3 ? 'map-bridge' : 'map-ford');
    return texts.name('tile', facts?.tile ?? '');
  }

  /** What it would lead to. */
  leads({ hex, to, facts, option }: Turn): string {
    const { texts, terrain, contents } = this.world;
    if (option.label === 'demolish') return texts.t('map-demolish-about');
    if (option.label === 'shrine') return texts.t('map-leads-shrine');
    if (facts?.ends) return texts.t(`map-leads-${facts.ends}`);
    const ahead = to ? beyond(terrain.byId.get(hex)!, to, terrain.hexes) : undefined;
    const building = ahead && contents.get(ahead.id)?.building;
    if (building) return texts.t('map-leads-building', { building: building.id });
    return texts.t('map-leads-on', { to: to ?? '' });
  }

  costs({ facts }: Turn): string[] {
    const { texts } = this.world;
    if (!facts) return [];
    const goods = [
      ['stone', facts.stone],
      ['coin', facts.coins],
      ['piety', facts.piety],
    ] as const;
    const out = goods.flatMap(([good, count]) => (count ? [texts.name('good', good, 'count', count)] : []));
    return facts.acolyte ? [...out, texts.t('map-acolyte')] : out;
  }

  /** A turn in one sentence. */
  turn(turn: Turn): string {
    const { texts } = this.world;
    const parts = [this.kind(turn), this.leads(turn)];
    const price = this.costs(turn);
    if (price.length) parts.push(texts.join(price));
    const points = turn.facts?.points ?? 0;
    if (points) parts.push(texts.t('map-points', { points: signed(points) }));
    return parts.join(', ');
  }

  count(): string {
    const { texts, turns } = this.world;
    const number = turns.chosen ? turns.all.indexOf(turns.chosen) + 1 : 0;
    return texts.t('map-turn-count', { number, count: turns.all.length });
  }

  /** A route from the city to its end, for those who cannot see it. */
  route(route: RouteState): string {
    const { texts, terrain } = this.world;
    const steps = route.steps.map(({ hex, shrine }) =>
      shrine ? texts.t('map-route-shrine', { hex }) : texts.name('hex', hex),
    );
    const last = route.steps.at(-1);
    const ahead = last?.to ? beyond(terrain.byId.get(last.hex)!, last.to, terrain.hexes) : undefined;
    if (route.end !== 'shrine' && ahead) steps.push(texts.t(`map-route-${route.end ?? 'open'}`, { hex: ahead.id }));
    return steps.join(', ');
  }
}

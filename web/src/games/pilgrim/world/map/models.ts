/** Who and what stands where on the map, from the view. */

import type { Happening, LogEntry } from '$lib/messages';
import { NOBODY } from '../../pieces/Acolyte.svelte';
import type { BuildingState, Edge, PathState, PilgrimView, SiteState } from '../../view';
import { besideWay, edgeOf, outwards, SIDE, type Point } from './geometry';
import type { Hex, Terrain } from './terrain';

export interface Figure extends Point {
  key: string;
  seat: number;
  size: number;
  hex: string;
}

export interface Laid {
  hex: Hex;
  tile: string;
  paths: PathState[];
}

export interface Content {
  laid: Laid | null;
  shrine: number | null;
  building: BuildingState | null;
  site: SiteState | null;
}

const NOTHING: Content = { laid: null, shrine: null, building: null, site: null };

/** What lies on each hex that is not empty. A building that somebody owns has left the map. */
export function contentsOf(view: PilgrimView, terrain: Terrain): Map<string, Content> {
  const found = new Map<string, Content>();
  const put = (id: string, part: Partial<Content>): void => {
    found.set(id, { ...(found.get(id) ?? NOTHING), ...part });
  };
  for (const { hex, shrine, tile, paths } of view.tiles) {
    if (shrine !== undefined) put(hex, { shrine });
    else put(hex, { laid: { hex: terrain.byId.get(hex)!, tile: tile!, paths: paths! } });
  }
  for (const building of view.buildings) if (building.owner === null) put(building.hex, { building });
  for (const site of view.sites) put(site.hex, { site });
  return found;
}

// Figures

const SHRINE = { x: 14, y: 11, size: 17 };
const ON_ROAD = 17;
const OUTSIDE = 31;
const ABREAST = 17;
/** Beside the anchor of a port, by how many there are. */
const AT_PORT: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 0]],
  [
    [9, -8],
    [15, 9],
  ],
  [
    [6, -9],
    [19, -8],
    [13, 10],
  ],
  [
    [6, -9],
    [19, -9],
    [6, 10],
    [19, 10],
  ],
];

/** On the first tile of each route, beside the road. */
function onRoads(view: PilgrimView, terrain: Terrain): Figure[] {
  const standing = new Map<string, Point[]>();
  return view.seats.flatMap(({ seat, routes }) =>
    routes.flatMap(({ steps: [first] }, number) => {
      if (!first?.to) return [];
      const at = terrain.byId.get(first.hex)!.at;
      const paths = view.tiles.find(({ hex }) => hex === first.hex)?.paths ?? [];
      const others = standing.get(first.hex) ?? [];
      const ways = paths.map(({ from, to }) => [from, to] as const);
      const place = besideWay(at, [first.from, first.to], ways, others);
      standing.set(first.hex, [...others, place]);
      return [{ key: `road:${seat}:${number}`, seat, ...place, size: ON_ROAD, hex: first.hex }];
    }),
  );
}

function atShrines(view: PilgrimView, terrain: Terrain): Figure[] {
  return view.tiles.flatMap(({ hex, shrine }) => {
    if (shrine === undefined) return [];
    const { x, y } = terrain.byId.get(hex)!.at;
    return [{ key: `shrine:${hex}`, seat: shrine, x: x + SHRINE.x, y: y + SHRINE.y, size: SHRINE.size, hex }];
  });
}

export const portGuests = (view: PilgrimView, port: string): number[] =>
  view.seats.filter(({ ports }) => ports.includes(port)).map(({ seat }) => seat);

function atPorts(view: PilgrimView, terrain: Terrain): Figure[] {
  return terrain.rivers.flatMap(({ port: { id, at } }) => {
    const here = portGuests(view, id);
    const size = here.length > 1 ? 16 : 19;
    return here.map((seat, i) => {
      const [dx, dy] = AT_PORT[here.length]?.[i] ?? [12, 0];
      return { key: `port:${id}:${seat}`, seat, x: at.x + dx, y: at.y + dy, size, hex: id };
    });
  });
}

/** Side by side in the sea before their site, a herald smaller. */
function atSites(view: PilgrimView, terrain: Terrain): Figure[] {
  return view.sites.flatMap(({ hex, visitors, herald }) => {
    const { at } = terrain.byId.get(hex)!;
    const out = outwards(at);
    const here = herald ? [...visitors, NOBODY] : visitors;
    return here.map((seat, i) => {
      const aside = (i - (here.length - 1) / 2) * ABREAST;
      const size = seat === NOBODY ? 15 : 18;
      const x = at.x + out.x * OUTSIDE - out.y * aside;
      const y = at.y + out.y * OUTSIDE + out.x * aside;
      return { key: `site:${hex}:${seat}`, seat, x, y, size, hex };
    });
  });
}

export const figuresOf = (view: PilgrimView, terrain: Terrain): Figure[] => [
  ...onRoads(view, terrain),
  ...atShrines(view, terrain),
  ...atPorts(view, terrain),
  ...atSites(view, terrain),
];

/** What a turn would bring, as far as it is seen: its way, its shrine, the acolyte it takes. */
export interface Coming {
  hex: string;
  from: Edge | null;
  to: Edge | null;
  shrine: boolean;
  acolyte: boolean;
  /** The site or port it reaches. */
  reached: string | null;
}

/** The view as it would be. */
function after(view: PilgrimView, { hex, from, to, shrine, acolyte, reached }: Coming): PilgrimView {
  const seat = view.seat ?? 0;
  const tiles = view.tiles.filter((tile) => tile.hex !== hex);
  const paths = view.tiles.find((tile) => tile.hex === hex)?.paths ?? [];
  if (shrine) tiles.push({ hex, shrine: seat });
  else if (from && to) tiles.push({ hex, tile: '', paths: [...paths, { from, to, seat }] });
  const begins = acolyte && !reached && from !== null;
  const start = { steps: [{ hex, from: from ?? 'n', to, shrine: false }], open: true, end: null, sections: [] };
  return {
    ...view,
    tiles,
    sites: view.sites.map((site) => (site.hex === reached ? { ...site, visitors: [...site.visitors, seat] } : site)),
    seats: view.seats.map((player) =>
      player.seat === seat
        ? {
            ...player,
            routes: begins ? [...player.routes, start] : player.routes,
            ports: reached ? [...player.ports, reached] : player.ports,
          }
        : player,
    ),
  };
}

/** The same with the acolyte that a turn takes: it is hollow, and the others make room. */
export function figuresWith(
  view: PilgrimView,
  terrain: Terrain,
  coming: Coming | null,
): (Figure & { hollow: boolean })[] {
  const present = figuresOf(view, terrain);
  const keys = new Set(present.map(({ key }) => key));
  const all = coming ? figuresOf(after(view, coming), terrain) : present;
  return all.map((figure) => ({ ...figure, hollow: !keys.has(figure.key) }));
}

/** Where open roads end. */
export function openEnds(view: PilgrimView, terrain: Terrain): (Point & { seat: number; hex: string; edge: Edge })[] {
  return view.seats.flatMap(({ seat, routes }) =>
    routes.flatMap(({ open, steps }) => {
      const last = steps.at(-1);
      if (!open || !last?.to) return [];
      const at = edgeOf(terrain.byId.get(last.hex)!.at, last.to, SIDE);
      return [{ ...at, seat, hex: last.hex, edge: last.to }];
    }),
  );
}

// What has just happened

export interface News {
  hex: string;
  seat: number;
}

const RECENT = 16;

/** The hex that something happened on. */
export function placeOf({ values }: Happening, view: PilgrimView): string | null {
  if (typeof values.hex === 'string') return values.hex;
  const built = view.buildings.find(({ id }) => id === values.building);
  return built?.hex ?? null;
}

const onMap = new Set(['laid', 'upgraded', 'shrine', 'demolished', 'constructed', 'reached-site', 'reached-port']);

/** Where the others have built since I acted last. */
export function newsOf(log: readonly LogEntry[], view: PilgrimView): News[] {
  const out: News[] = [];
  for (const entry of log.slice(-RECENT).reverse()) {
    for (const happening of entry.events) {
      const { seat, event } = happening;
      const hex = onMap.has(event) && seat !== null && seat !== view.seat ? placeOf(happening, view) : null;
      if (hex && !out.some((one) => one.hex === hex)) out.push({ hex, seat: seat! });
    }
    if (entry.seat === view.seat) break;
  }
  return out;
}

/** The hexes that what I did last was about: what I am asked now belongs to them. */
export function justLaid(log: readonly LogEntry[], view: PilgrimView): string[] {
  for (const entry of log.slice(-RECENT).reverse()) {
    const mine = entry.events.filter(({ seat, event }) => seat === view.seat && onMap.has(event));
    const hexes = mine.flatMap((happening) => placeOf(happening, view) ?? []);
    if (hexes.length) return hexes;
  }
  return [];
}

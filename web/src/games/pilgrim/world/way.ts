import type { PilgrimView, Season } from '../view';

/** The ship's way around the land, unrolled: one place for each round, cut where a season ends. */

export interface Mooring {
  round: number;
  state: 'past' | 'now' | 'ahead';
  site: boolean;
  /** The building that lies there, and its level. */
  building: string | null;
  level: number;
  /** A season begins here. */
  opens: Season | null;
}

export function shipsWay(view: PilgrimView, seasons: readonly Season[]): Mooring[] {
  const { place, sailed } = view.ship;
  const first = (place - sailed + view.rounds) % view.rounds;
  let season = 0;
  return Array.from({ length: view.rounds }, (_, at) => {
    const here = (first + at) % view.rounds;
    const site = view.sites.some((one) => one.place === here);
    const building = view.buildings.find((one) => one.place === here);
    const opens = site && at ? (seasons[++season] ?? null) : null;
    return {
      round: at + 1,
      state: at < sailed ? 'past' : at === sailed ? 'now' : 'ahead',
      site,
      building: building?.id ?? null,
      level: building?.level ?? 0,
      opens,
    };
  });
}

/** How many rounds of the season are left, this one included. */
export function roundsLeft(way: readonly Mooring[]): number {
  const now = way.findIndex(({ state }) => state === 'now');
  if (now < 0) return 0;
  const next = way.findIndex(({ opens }, at) => at > now && opens !== null);
  return (next < 0 ? way.length : next) - now;
}

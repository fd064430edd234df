import type { Happening, LogEntry, View } from '$lib/messages';
import type { Flight } from '$lib/motion';
import { colourOf } from '$lib/seats';
import type { Part } from '$lib/parts';
import { selector, type Badge, type GameStory, type Headline, type RoundMark } from '$lib/story';
import type { PilgrimView } from './view';

/** Pictures for what happens in Pilgrim: icons in the log, what it lights, what flies where. */

export const RESOURCES: Record<string, Badge> = {
  stone: { symbol: 'pg-stone', ink: 'var(--on-stone)', ground: 'var(--stone)' },
  grain: { symbol: 'g-grain', ink: 'var(--on-grain)', ground: 'var(--grain)' },
  coin: { symbol: 'i-coin', ink: 'var(--coin)', ground: '' },
  piety: { symbol: 'pg-piety', ink: 'var(--on-piety)', ground: 'var(--piety)' },
  cornucopia: { symbol: 'pg-cornucopia', ink: 'var(--on-horn)', ground: 'var(--horn)' },
};
export const plain = (symbol: string): Badge => ({ symbol, ink: 'var(--ink)', ground: '' });
const acolyte = (seat: number | null): Badge => ({
  symbol: 'pg-acolyte',
  ink: `var(--${colourOf(seat ?? 0)})`,
  ground: '',
});

const SIGNS: Record<string, string> = {
  shrine: 'pg-shrine',
  laid: 'd-build_roads',
  upgraded: 'd-build_roads',
  demolished: 'u-no',
  'reached-site': 'pg-site',
  'reached-port': 'pg-port',
  favour: 'pg-favour',
  constructed: 'd-construct',
  donated: 'd-give_alms',
  rose: 'd-give_alms',
  ordained: 'd-ordination',
  mission: 'd-ordination',
  used: 'pg-abbey',
  hired: 'pg-abbey',
  borrowed: 'pg-abbey',
  live: 'pg-abbey',
  ship: 'pg-ship',
  merchant: 'pg-merchant',
  'start-player': 'u-start',
};

function badges({ event, seat, values }: Happening): Badge[] {
  const good = RESOURCES[String(values.good)];
  if (good && event !== 'merchant') return [good];
  if (event === 'merchant') return good ? [plain('pg-merchant'), good] : [plain('pg-merchant')];
  if (event === 'duty' || event === 'tithe') return [plain(`d-${String(values.duty)}`)];
  if (event === 'lifted' || event === 'prize' || event === 'sent-out') return [acolyte(seat)];
  if (event === 'counter') return values.counter === 'rest' ? [] : [plain(`d-${String(values.counter)}`)];
  const sign = SIGNS[event];
  return sign ? [plain(sign)] : [];
}

const ROLES = ['space', 'duty', 'hex', 'building'] as const;

function targets({ event, seat, values }: Happening): string[] {
  const out = ROLES.filter((role) => role in values).map((role) => `${role}:${String(values[role])}`);
  if (event === 'rose' || event === 'prize') out.push('track:alms');
  if (event === 'favour') out.push(`favour:${String(values.length)}`);
  if (values.good === 'piety') out.push('track:piety');
  if (seat !== null) out.push(`player:${seat}`);
  return out;
}

/** Where an event is seen, the most telling first. */
const PARTS: [part: string, tells: (happening: Happening) => boolean][] = [
  ['map', ({ values }) => 'hex' in values],
  ['tracks', ({ event }) => event === 'rose' || event === 'prize' || event === 'favour'],
  ['duties', ({ event, values }) => 'duty' in values || 'space' in values || event === 'counter'],
  ['players', ({ event, values }) => 'building' in values || event === 'start-player'],
  ['tracks', ({ values }) => values.good === 'piety'],
];

function part(happenings: readonly Happening[], mine: number | null): string | null {
  const found = PARTS.find(([, tells]) => happenings.some(tells))?.[0];
  if (found) return found;
  const seat = happenings.find((one) => one.seat !== null)?.seat ?? null;
  return seat === null ? null : seat === mine ? 'board' : 'players';
}

const spots = (...wanted: string[]): string[] => wanted.map(selector);
const stock = (seat: number | null, good: string): string[] => spots(`stock:${seat}:${good}`, `player:${seat}`);

/** Where what an entry brings comes from, or what it pays goes to: the building, hex or duty it names. */
function origin(entry: LogEntry): string[] {
  const named = entry.events.flatMap(({ values }) =>
    (['building', 'hex', 'duty'] as const)
      .filter((role) => role in values)
      .map((role) => `${role}:${String(values[role])}`),
  );
  return spots(...named, 'merchant:now');
}

function flightOf({ event, seat, values }: Happening, entry: LogEntry): Flight | null {
  const good = String(values.good);
  const badge = RESOURCES[good];
  const count = Number(values.count ?? 1);
  const flight = (one: Badge, from: string[], to: string[], many = 1): Flight => ({
    ...one,
    from,
    to,
    count: many,
    seat,
    piece: '',
  });
  switch (event) {
    case 'gained':
      return badge && count ? flight(badge, origin(entry), stock(seat, good), count) : null;
    case 'paid':
    case 'discarded':
      return badge && count ? flight(badge, stock(seat, good), origin(entry), count) : null;
    case 'hired':
      return badge ? flight(badge, stock(seat, good), spots(`building:${String(values.building)}`)) : null;
    case 'prize':
      return flight(acolyte(seat), spots(`people:${seat}:abbey`, `player:${seat}`), spots('track:alms'));
    case 'sent-out':
      return flight(acolyte(seat), spots(`space:${String(values.space)}`, `player:${seat}`), origin(entry));
    default:
      return null;
  }
}

const flights = (entry: LogEntry): Flight[] => entry.events.flatMap((happening) => flightOf(happening, entry) ?? []);

/** A duty done, a tithe taken, a counter of the Ab-Bott's. */
function headline([first]: readonly Happening[]): Headline | null {
  if (first?.event === 'duty')
    return { key: 'since-duty', values: first.values, symbol: `d-${String(first.values.duty)}` };
  if (first?.event === 'tithe')
    return { key: 'since-tithe', values: first.values, symbol: `d-${String(first.values.duty)}` };
  if (first?.event !== 'counter') return null;
  const { counter } = first.values;
  return { key: 'since-duty', values: { duty: counter }, symbol: `d-${String(counter)}`, idle: counter === 'rest' };
}

function traces({ event, seat, values }: Happening): string[] {
  const out: string[] = [];
  if ('good' in values && seat !== null) out.push(`stock:${seat}:${String(values.good)}`);
  if (values.good === 'piety') out.push(`piece:marker:piety:${seat}`);
  if (event === 'rose') out.push(`piece:marker:alms:${seat}`);
  if (event === 'laid' || event === 'upgraded' || event === 'shrine') out.push(`piece:tile:${String(values.hex)}`);
  if (event === 'ordained' || event === 'mission') out.push(`people:${seat}:abbey`);
  if (event === 'duty' || event === 'tithe') out.push(`duty:${String(values.duty)}`);
  return out;
}

/** The Ab-Bott's steps: one for each event, but putting its acolytes down is one. */
export function split(happenings: readonly Happening[]): Happening[][] {
  const out: Happening[][] = [];
  for (const happening of happenings) {
    if (happening.event === 'dropped' && out.at(-1)?.[0]!.event === 'dropped') out.at(-1)!.push(happening);
    else out.push([happening]);
  }
  return out;
}

/** The seasons, each at the round it begins in. */
function rounds(view: View, name: (role: string, id: unknown) => string): RoundMark[] {
  const { rounds: all, ship, sites, season, solo } = view as unknown as PilgrimView;
  if (solo?.past.length) return []; // each game of a campaign has its own
  const first = (ship.place - ship.sailed + all) % all;
  const starts = sites.map(({ place }) => ((place - first + all) % all) + 1).sort((a, b) => a - b);
  const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
  return starts
    .slice(0, SEASONS.indexOf(season) + 1)
    .map((round, index) => ({ round, symbol: 'pg-site', name: name('season', SEASONS[index]) }));
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The games of a campaign. */
function parts(view: View, name: (role: string, id: unknown) => string): Part[] {
  const { solo } = view as unknown as PilgrimView;
  if (!solo || solo.games === 1) return [];
  const ends = [...solo.past.map(({ points, rival }) => [points, rival]), null];
  return ends.map((points, at) => ({ name: capital(name('source', `game_${at + 1}`)), points }));
}

export const story: GameStory = {
  badges,
  targets,
  part,
  flights,
  headline,
  traces,
  split,
  rounds,
  parts,
  moments: { 'reached-site': 'mo-site', prize: 'mo-prize' },
  recap: () => import('./recap').then(({ telling }) => telling),
  landmarks: new Set(['reached-site', 'favour', 'prize', 'donated', 'campaign']),
};

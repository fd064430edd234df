import type { Happening, LogEntry, View } from '$lib/messages';
import type { Flight } from '$lib/motion';
import { colourOf } from '$lib/seats';
import { selector, type Badge, type GameStory, type Headline, type RoundMark } from '$lib/story';
import { citizen, coin, development, follower, good, objective, station, structure, technology, tile } from './badges';
import type { OrleansView, Tile } from './view';
import { eventName } from './world/hourglass';

/** Pictures for what happens in Orléans: icons in the log, what it lights, what flies where. */

const TRACK_OF: Record<string, string> = {
  farmer: 'farmers',
  boatman: 'boatmen',
  craftsman: 'craftsmen',
  trader: 'traders',
  knight: 'knights',
  scholar: 'scholars',
};

function badges({ event, seat, values }: Happening): Badge[] {
  switch (event) {
    case 'coins':
    case 'paid':
      return [coin];
    case 'put-coin':
      return [coin, structure];
    case 'put-good':
      return [good(values.good), structure];
    case 'sent-structure':
      return [follower(values.kind), structure];
    case 'structure-built':
      return [station(seat), structure];
    case 'structure-complete':
      return [structure];
    case 'carpenter-moved':
      return [{ symbol: 'i-carpenter', ink: 'var(--ink)', ground: '' }];
    case 'good':
    case 'gave-food':
    case 'good-given':
      return [good(values.good)];
    case 'recruited':
    case 'sent':
    case 'plague-took':
    case 'lost-follower':
    case 'follower-returned':
      return [follower(values.kind)];
    case 'citizen':
    case 'most-stations':
      return [citizen];
    case 'technology':
    case 'technology-placed':
      return [technology];
    case 'developed':
      return [development];
    case 'built':
      return [station(seat)];
    case 'tile':
      return [tile];
    case 'completed':
      return [objective];
    case 'banished':
      return [follower(values.tile)];
    case 'strikes':
      return [{ symbol: `e-${String(values.event)}`, ink: 'var(--rubric)', ground: '' }];
    default:
      return [];
  }
}

function targets({ event, seat, values }: Happening, mine: number | null): string[] {
  const roles = seat === mine ? ['place', 'town', 'deed'] : ['town', 'deed']; // others have places of their own
  const out = roles.filter((role) => role in values).map((role) => `${role}:${String(values[role])}`);
  if (event === 'recruited') out.push(`track:${TRACK_OF[String(values.kind)] ?? ''}`);
  if (event === 'developed') out.push('track:development');
  if (event === 'moved') out.push(`merchant:${seat}`);
  if (seat !== null) out.push(`player:${seat}`);
  return out;
}

/** Where an event is seen, the most telling first. */
const PARTS: [part: string, tells: (happening: Happening) => boolean][] = [
  ['goals', ({ event, values }) => event === 'completed' && 'objective' in values],
  ['deeds', ({ values }) => 'deed' in values],
  ['map', ({ values }) => 'town' in values],
  ['tracks', ({ event }) => event === 'recruited' || event === 'developed'],
];

function part(happenings: readonly Happening[], mine: number | null): string | null {
  const found = PARTS.find(([, tells]) => happenings.some(tells))?.[0];
  if (found) return found;
  const seat = happenings.find((one) => one.seat !== null)?.seat ?? null;
  return seat === null ? null : seat === mine ? 'board' : 'players';
}

const spots = (...wanted: string[]): string[] => wanted.map(selector);
const owned = (seat: number | null, what: string): string[] => spots(`stock:${seat}:${what}`, `player:${seat}`);

/** Where what an entry brings comes from: the place or deed it names, or the event of the round. */
function origin(entry: LogEntry): string[] {
  const named = entry.events.flatMap(({ values }) =>
    (['deed', 'place'] as const).filter((role) => role in values).map((role) => `${role}:${String(values[role])}`),
  );
  return spots(...named, 'event:now');
}

/** A good lies on the way to the town, or comes from the goods market. */
function goodFrom(entry: LogEntry, id: unknown): string[] {
  const moved = entry.events.find(({ event }) => event === 'moved');
  return spots(moved ? `town:${String(moved.values.town)}` : `good:${String(id)}`);
}

function flightOf({ event, seat, values }: Happening, entry: LogEntry): Flight | null {
  const from = origin(entry);
  const flight = (badge: Badge, start: string[], end: string[], count = 1, piece = ''): Flight => ({
    ...badge,
    from: start,
    to: end,
    count,
    seat,
    piece,
  });
  switch (event) {
    case 'coins':
      return flight(coin, from, owned(seat, 'coins'), Number(values.coins));
    case 'paid':
      return flight(coin, owned(seat, 'coins'), from, Number(values.coins));
    case 'good':
      return flight(good(values.good), [...goodFrom(entry, values.good), ...from], owned(seat, String(values.good)));
    case 'gave-food':
    case 'good-given':
      return flight(
        good(values.good),
        owned(seat, String(values.good)),
        spots(`good:${String(values.good)}`, 'event:now'),
      );
    case 'recruited': {
      const track = TRACK_OF[String(values.kind)] ?? 'monks';
      return flight(
        follower(values.kind),
        spots(`supply:${String(values.kind)}`, `track:${track}`),
        spots(`bag:${seat}`, `player:${seat}`),
      );
    }
    case 'sent':
      return flight(
        follower(values.kind),
        spots(`place:${String(values.place)}`, `player:${seat}`),
        spots(`deed:${String(values.deed)}`),
      );
    case 'built':
      return flight(
        station(seat),
        owned(seat, 'stations'),
        spots(`town:${String(values.town)}`),
        1,
        `station:${seat}:${String(values.town)}`,
      );
    case 'citizen':
    case 'most-stations':
      return flight(citizen, from, owned(seat, 'citizens'));
    case 'technology':
      return flight(technology, spots('supply:technology', 'track:craftsmen'), owned(seat, 'technology'));
    default:
      return null;
  }
}

function drawn({ event, seat, values }: Happening): Flight[] {
  if (event !== 'drew' || !Array.isArray(values.tiles)) return [];
  return (values.tiles as Tile[]).map((one) => ({
    ...follower(one),
    from: spots(`bag:${seat}`, `player:${seat}`),
    to: spots(`market:${seat}`, `player:${seat}`),
    count: 1,
    seat,
    piece: `follower:${colourOf(seat ?? 0)}:${one}`,
  }));
}

function flights(entry: LogEntry): Flight[] {
  return entry.events.flatMap((happening) => {
    const one = flightOf(happening, entry);
    return one ? [one] : drawn(happening);
  });
}

/** A place used, with where it led; passing. */
function headline(happenings: readonly Happening[]): Headline | null {
  const [first] = happenings;
  if (first?.event === 'passed') return { key: 'since-passed', values: {}, idle: true };
  if (first?.event !== 'acted') return null;
  const { place } = first.values;
  const moved = happenings.find(({ event }) => event === 'moved');
  const built = happenings.find(({ event }) => event === 'built');
  const town = (moved ?? built)?.values.town;
  return town
    ? { key: 'since-moved', values: { place, town }, symbol: 'i-station' }
    : { key: 'since-acted', values: { place } };
}

const OWNED: Record<string, string> = {
  coins: 'coins',
  paid: 'coins',
  good: 'goods',
  'good-given': 'goods',
  sold: 'goods',
  built: 'stations',
  citizen: 'citizens',
  recruited: 'followers',
};

function traces({ event, seat, values }: Happening): string[] {
  const out = OWNED[event] ? [`stock:${seat}:${OWNED[event]}`] : [];
  const track = TRACK_OF[String(values.kind)];
  if (event === 'recruited' && track) out.push(`piece:marker:${track}:${seat}`);
  if (event === 'developed') out.push(`piece:marker:development:${seat}`, `stock:${seat}:status`);
  if (event === 'moved') out.push(`merchant:${seat}`);
  if (event === 'built') out.push(`piece:station:${seat}:${String(values.town)}`);
  if (event === 'sent') out.push(`deed:${String(values.deed)}`);
  return out;
}

function rounds(view: View, name: (role: string, id: unknown) => string): RoundMark[] {
  const { events_seen: seen } = view as unknown as OrleansView;
  return seen.map((event, i) => ({
    round: i + 1,
    symbol: `e-${event.id}`,
    name: eventName({ name }, event),
  }));
}

export const story: GameStory = {
  badges,
  targets,
  part,
  flights,
  moments: {
    citizen: 'mo-prize',
    'most-stations': 'mo-prize',
    completed: 'mo-prize',
    'structure-complete': 'mo-prize',
  },
  headline,
  traces,
  landmarks: new Set(['citizen', 'most-stations', 'completed', 'structure-complete', 'bankrupt']),
  rounds,
  recap: () => import('./recap').then(({ telling }) => telling),
};

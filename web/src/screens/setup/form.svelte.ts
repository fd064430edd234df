/* A table as it is being set up. Everything has a default. */
import { GAMES } from '../../games';
import type { GameFacts, NewTable, OptionFacts, SeatRequest } from '$lib/messages';
import { settings } from '$lib/settings.svelte';
import { PLAYERS_COLOURS } from '$lib/palette.svelte';
import { texts } from '$lib/texts.svelte';
import { ClockForm } from './clock.svelte';
import { usually, waysOf, type PlayWay } from './ways';

export type Kind = SeatRequest['kind'];
export type Value = boolean | number | string;
export interface Seat {
  kind: Kind;
  level: string;
  /** Of further people at this browser; mine is in the settings. */
  name?: string;
}

const PER_SEAT = /_\d$/;

/** About how long a game takes. */
export function minutes(game: string, players: number, scenario = ''): number {
  const entry = GAMES[game];
  const { base, each } = (entry?.scenarios?.[scenario] ?? entry)?.minutes ?? { base: 30, each: 15 };
  const others = players === 1 && entry?.rival ? 1 : Math.max(0, players - 1);
  return base + each * others;
}

/** The level that suits most. */
export const middle = (levels: readonly string[]): string =>
  ['fair', 'good'].find((level) => levels.includes(level)) ?? levels[0] ?? '';

export class TableForm {
  edition = $state('');
  scenario = $state('');
  level = $state('');
  seats = $state<Seat[]>([]);
  options = $state<Record<string, Value>>({});
  /** The colour of each seat, and of those that could be added. */
  colours = $state<number[]>([]);
  readonly clock = new ClockForm();
  /** Hints are allowed, for whoever sits there. */
  coach = $state(false);

  constructor(
    readonly game: GameFacts,
    start: { edition?: string; friends?: boolean; way?: string } = {},
  ) {
    this.reset();
    if (start.edition && game.editions.includes(start.edition)) this.edition = start.edition;
    const way = this.ways.find(({ id }) => id === start.way);
    if (way) this.follow(way);
    if (start.friends)
      this.seats.forEach((seat) => {
        if (seat.kind === 'bot') seat.kind = 'open';
      });
  }

  reset(): void {
    const { editions, scenarios, bots, options, players } = this.game;
    this.edition = editions[0] ?? '';
    this.scenario = scenarios[0]?.name ?? '';
    this.level = middle(bots);
    this.colours = Array.from({ length: PLAYERS_COLOURS }, (_, hue) => hue);
    this.clock.choose('none');
    this.coach = false;
    this.#seat(usually(scenarios[0]?.players ?? players));
    this.options = Object.fromEntries(options.map((option) => [option.name, option.default]));
  }

  get ways(): readonly PlayWay[] {
    return waysOf(this.game);
  }
  /** The way to play that all this comes to. */
  get way(): PlayWay | undefined {
    return this.ways.find(({ players, scenario: own }) => players > 1 === this.players > 1 && own === this.scenario);
  }

  get players(): number {
    return this.seats.length;
  }
  get open(): number {
    return this.#count('open');
  }
  get bots(): number {
    return this.#count('bot');
  }
  get mine(): number {
    return this.seats.findIndex((seat) => seat.kind === 'me');
  }
  /** How many sit at this browser. */
  get here(): number {
    return this.#count('me');
  }
  get minutes(): number {
    return minutes(this.game.name, this.players, this.scenario);
  }
  /** The most that can sit down to this scenario. */
  get most(): number {
    const found = this.game.scenarios.find(({ name }) => name === this.scenario);
    return (found?.players ?? this.game.players)[1];
  }
  /** As many rows as there is something to say about. */
  get rows(): number {
    return this.players === 1 && this.ways.length ? 1 : this.most;
  }
  get mayShrink(): boolean {
    return this.players > this.game.players[0];
  }

  /** Whoever a bot may be: levels, and characters where points are what counts. */
  get opponents(): string[] {
    const { bots, characters, scenarios } = this.game;
    return this.scenario === scenarios[0]?.name ? [...bots, ...Object.keys(characters)] : bots;
  }
  /** The bots at the table, each once. */
  get levels(): string[] {
    return [...new Set(this.seats.filter(({ kind }) => kind === 'bot').map(({ level }) => level))];
  }
  /** What the bot of a seat is called. */
  botName(index: number): string {
    const level = this.seats[index]?.level ?? '';
    return texts.t(level in this.game.characters ? `bot-called-${level}` : `bot-name-${index}`);
  }

  /** What each seat is called so far; the first at this browser is mine. */
  get names(): string[] {
    return this.seats.map(({ kind, name }, i) =>
      kind === 'bot' ? this.botName(i) : kind !== 'me' ? '' : i === this.mine ? settings.name : (name ?? ''),
    );
  }

  /** The scenarios that so many can play. */
  get scenarios(): string[] {
    return this.game.scenarios.filter(({ players }) => this.#within(players)).map(({ name }) => name);
  }

  /** The options that this edition, scenario and number of players have. */
  get offered(): OptionFacts[] {
    const among = (some: readonly string[], one: string): boolean => !some.length || some.includes(one);
    return this.game.options
      .filter(({ editions, scenarios }) => among(editions, this.edition) && among(scenarios, this.scenario))
      .filter(({ players }) => !players || this.#within(players))
      .map((option) => ({
        ...option,
        choices: option.choices.filter((choice) => !(option.seats && Number(choice) > this.players)),
      }));
  }

  /** The same, with those for each seat (`handicap_1`, `handicap_2`) together under their common name. */
  get fields(): { name: string; options: OptionFacts[] }[] {
    const found = new Map<string, OptionFacts[]>();
    for (const option of this.offered) {
      const name = option.name.replace(PER_SEAT, '');
      found.set(name, [...(found.get(name) ?? []), option]);
    }
    return [...found].map(([name, options]) => ({ name, options }));
  }

  follow({ players, scenario }: PlayWay): void {
    const range = this.game.scenarios.find(({ name }) => name === scenario)!.players;
    const fits = players > 1 === this.players > 1 && this.#within(range);
    if (!fits) this.#seat(players);
    this.scenario = scenario;
    this.#settle();
  }

  /** Whoever sits on a seat; a seat beyond the last is added. Several may sit at this browser. */
  take(index: number, kind: Kind): void {
    const seat = this.seats[index];
    if (seat) seat.kind = kind;
    else this.seats.push({ kind, level: this.level });
    this.#settle();
  }

  /** Removes a seat; those behind it move up. */
  clear(index: number): void {
    if (this.mayShrink) {
      this.seats.splice(index, 1);
      this.colours.push(...this.colours.splice(index, 1));
    }
    this.#settle();
  }

  /** What so many players cannot have goes back to what is usual. */
  #settle(): void {
    if (!this.scenarios.includes(this.scenario)) this.scenario = this.scenarios[0] ?? '';
    for (const seat of this.seats) if (!this.opponents.includes(seat.level)) seat.level = this.level;
    for (const { name, choices, default: usual } of this.offered) {
      if (choices.length && !choices.includes(String(this.options[name]))) this.options[name] = usual;
    }
  }

  /** A seat gets a colour; whoever has it gets the other's. */
  recolour(index: number, hue: number): void {
    const other = this.colours.indexOf(hue);
    this.colours[other] = this.colours[index]!;
    this.colours[index] = hue;
  }

  setLevel(level: string, index?: number): void {
    if (index === undefined) this.level = level;
    this.seats.forEach((seat, i) => {
      if (index === undefined || i === index) seat.level = level;
    });
  }

  request(): NewTable {
    const offered = new Set(this.offered.map((option) => option.name));
    return {
      game: this.game.name,
      edition: this.edition || null,
      scenario: this.scenario || null,
      options: Object.fromEntries(Object.entries(this.options).filter(([name]) => offered.has(name))),
      seats: this.seats.map(({ kind, level, name = '' }, i) => {
        const colour = this.colours[i] ?? null;
        if (kind === 'me') return { kind, name: i === this.mine ? settings.name : name, colour };
        return kind === 'bot' ? { kind, level, name: this.botName(i), colour } : { kind, colour };
      }),
      clock: this.players > 1 ? this.clock.request() : null,
      coach: this.coach && this.coachable,
    };
  }

  /** Whether some bot can give hints there, to somebody. */
  get coachable(): boolean {
    const scenario = this.game.scenarios.find(({ name }) => name === this.scenario);
    return Boolean(scenario?.coach) && this.bots < this.players;
  }

  #within([low, high]: readonly [number, number]): boolean {
    return low <= this.players && this.players <= high;
  }

  #seat(count: number): void {
    this.seats = Array.from({ length: count }, (_, i) => ({ kind: i ? 'bot' : 'me', level: this.level }));
  }

  #count(kind: Kind): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }
}

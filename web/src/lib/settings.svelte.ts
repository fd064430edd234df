/* What this browser's reader likes. Kept in localStorage, applied to <html>. */
import { MediaQuery } from 'svelte/reactivity';
import { store, stored } from './storage';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export const SIZES = ['small', 'normal', 'large', 'huge'] as const;
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
/** With pictures, or without. */
const BOARDS = ['auto', 'pictures', 'plain'] as const;
export const ROUNDS = ['card', 'line', 'nothing'] as const;

/** How long a motion or pause of one unit takes; 0: nothing moves. */
const TEMPO: Record<(typeof SPEEDS)[number], number> = { off: 0, slow: 2, normal: 1, fast: 0.4 };

/** Milliseconds that somebody else's move is left on the screen before the next. */
const PACE: Record<(typeof SPEEDS)[number], number> = { off: 0, slow: 2200, normal: 700, fast: 250 };

/** How long the turn of a round is shown, in milliseconds. */
const TURN: Record<(typeof SPEEDS)[number], number> = { off: 2000, slow: 4000, normal: 2000, fast: 1400 };

/** How large everything is drawn. */
const SCALE: Record<(typeof SIZES)[number], number> = { small: 0.9, normal: 1, large: 1.15, huge: 1.3 };

export interface Choices {
  language: 'auto' | Language;
  theme: (typeof THEMES)[number];
  size: (typeof SIZES)[number];
  speed: (typeof SPEEDS)[number];
  board: (typeof BOARDS)[number];
  sound: boolean;
  /** A choice that ends in one option waits for the main button. */
  confirm: boolean;
  /** Choices with a single option are made by themselves (the server does it). */
  auto: boolean;
  /** What says that a round turns. */
  rounds: (typeof ROUNDS)[number];
  /** As many followers as allowed are drawn by themselves. */
  draw: boolean;
  /** This browser tells me when it is my turn. */
  notify: boolean;
  /** The name last used at a table. */
  name: string;
}

export const DEFAULTS: Choices = {
  language: 'auto',
  theme: 'auto',
  size: 'normal',
  speed: 'normal',
  board: 'auto',
  sound: false,
  confirm: false,
  auto: true,
  rounds: 'card',
  draw: false,
  notify: false,
  name: '',
};

const ALLOWED: { [K in keyof Choices]?: readonly Choices[K][] } = {
  language: ['auto', ...LANGUAGES],
  theme: THEMES,
  size: SIZES,
  speed: SPEEDS,
  board: BOARDS,
  rounds: ROUNDS,
};

const KEY = 'scriptorium.settings';

/** What was stored, without anything that is no longer, or never was, a choice. */
export function recall(stored: string | null): Choices {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '{}');
  } catch {
    found = {};
  }
  if (typeof found !== 'object' || found === null) return { ...DEFAULTS };
  const known = Object.entries(found).filter(([key, value]) => {
    if (!(key in DEFAULTS)) return false;
    const allowed = ALLOWED[key as keyof Choices] as readonly unknown[] | undefined;
    return allowed ? allowed.includes(value) : typeof value === typeof DEFAULTS[key as keyof Choices];
  });
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** The reader pays for what is fetched, or has little of it. */
const savesData = (): boolean =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/** The first language of the browser that we have texts in. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export class Settings {
  #choices = $state<Choices>(recall(stored(KEY) ?? null));
  #dark = new MediaQuery('(prefers-color-scheme: dark)');
  #calm = new MediaQuery('(prefers-reduced-motion: reduce)');
  #sharp = new MediaQuery('(prefers-contrast: more)');
  #bare = new MediaQuery('(forced-colors: active), print');

  get language() {
    return this.#choices.language;
  }
  get theme() {
    return this.#choices.theme;
  }
  get size() {
    return this.#choices.size;
  }
  get speed() {
    return this.#choices.speed;
  }
  /** No pictures, flat pieces. */
  get plain(): boolean {
    if (this.#bare.current || this.#choices.board === 'plain') return true;
    return this.#choices.board === 'auto' && (this.#sharp.current || savesData());
  }
  get sound() {
    return this.#choices.sound;
  }
  get confirm() {
    return this.#choices.confirm;
  }
  get auto() {
    return this.#choices.auto;
  }
  get rounds() {
    return this.#choices.rounds;
  }
  get draw() {
    return this.#choices.draw;
  }
  get notify() {
    return this.#choices.notify;
  }
  get name() {
    return this.#choices.name;
  }

  /** The language in use. */
  get lang(): Language {
    return this.language === 'auto' ? preferred(navigator.languages) : this.language;
  }
  get dark(): boolean {
    return this.theme === 'auto' ? this.#dark.current : this.theme === 'dark';
  }
  /** Nothing travels over the board: the system asks for reduced motion, or animation is off. */
  get still(): boolean {
    return this.#calm.current || this.speed === 'off';
  }
  get scale(): number {
    return SCALE[this.size];
  }
  /** Factor for durations of motion. */
  get tempo(): number {
    return TEMPO[this.speed];
  }
  /** How long others' moves are shown one after the other. */
  get pace(): number {
    return PACE[this.speed];
  }
  /** How long the turn of a round is shown. */
  get turn(): number {
    return TURN[this.speed];
  }

  set(changes: Partial<Choices>): void {
    Object.assign(this.#choices, changes);
    store(KEY, JSON.stringify(this.#choices));
  }

  /** Another tab has changed them. */
  hear({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    if (key === KEY) Object.assign(this.#choices, recall(newValue));
  }

  /** Call in an effect: keeps <html> as the settings want it. */
  apply(root: HTMLElement = document.documentElement): void {
    root.lang = this.lang;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.style.setProperty('--size', String(this.scale));
    root.dataset.motion = this.still ? 'still' : 'moving';
  }
}

export const settings = new Settings();

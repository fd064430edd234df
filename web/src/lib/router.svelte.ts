/* Addresses of the screens, over the history of the browser. */

/** A moment of a finished game: an entry of its record, who looks at it (a seat, or `all`), and whether with a bot's view. */
export interface Moment {
  at: number | null;
  by: string;
  bot?: boolean;
}

export type Route =
  | { name: 'home' }
  | { name: 'setup'; game: string }
  | { name: 'join'; table: string; key: string }
  | { name: 'table'; table: string }
  | { name: 'result'; table: string }
  | { name: 'analysis'; table: string }
  | ({ name: 'replay'; table: string; k: number | null } & Moment)
  | ({ name: 'look'; table: string; key: string } & Moment)
  | { name: 'rules'; game: string; id: string; part: string }
  | { name: 'me'; key: string }
  | { name: 'devices' }
  | { name: 'tables' }
  | { name: 'missing' };

const momentQuery = ({ at, by, bot }: Moment): string => `at=${at ?? 0}&by=${by}${bot ? '&bot=1' : ''}`;

export const path = {
  home: () => '/',
  me: (key = '') => (key ? `/me#${encodeURIComponent(key)}` : '/me'),
  devices: () => '/me/devices',
  tables: () => '/tables',
  setup: (game = '') => (game ? `/new?game=${encodeURIComponent(game)}` : '/new'),
  // Behind the #: browsers keep that part to themselves, so that no log on the way holds a key.
  join: (table: string, key: string) => `/join/${encodeURIComponent(table)}#${encodeURIComponent(key)}`,
  /** `step`: of the guide, to be shown there. */
  table: (table: string, step?: number) => `/table/${encodeURIComponent(table)}${step ? `?guide=${step}` : ''}`,
  result: (table: string) => `/table/${encodeURIComponent(table)}/result`,
  analysis: (table: string) => `/table/${encodeURIComponent(table)}/analysis`,
  replay: (table: string, k?: number) => `/table/${encodeURIComponent(table)}/replay${k == null ? '' : `?k=${k}`}`,
  moment: (table: string, asked: Moment) => `/table/${encodeURIComponent(table)}/replay?${momentQuery(asked)}`,
  look: (table: string, asked: Moment, key: string) =>
    `/look/${encodeURIComponent(table)}?${momentQuery(asked)}#${encodeURIComponent(key)}`,
  /** `part`: `questions`, or the overview of a scenario. */
  rulesPart: (game: string, part: string) =>
    `/rules/${encodeURIComponent(game)}${part ? `?part=${encodeURIComponent(part)}` : ''}`,
  rules: (game: string, id = '') => `/rules/${encodeURIComponent(game)}${id ? `?id=${encodeURIComponent(id)}` : ''}`,
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function number(url: URL, name: string): number | null {
  const found = url.searchParams.get(name);
  return found && /^\d{1,9}$/.test(found) ? Number(found) : null;
}

const moment = (url: URL): Moment => ({
  at: number(url, 'at'),
  by: url.searchParams.get('by') ?? '',
  ...(url.searchParams.get('bot') && { bot: true }),
});

export function match(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  switch (first) {
    case undefined:
      return { name: 'home' };
    case 'new':
      if (parts.length === 1) return { name: 'setup', game: url.searchParams.get('game') ?? '' };
      break;
    case 'join':
      // Without a key it was cut on its way: the screen says so.
      if (parts.length <= 2) return { name: 'join', table: second ?? '-', key: decoded(url.hash.slice(1)) };
      break;
    case 'look':
      if (parts.length === 2 && url.hash.length > 1)
        return { name: 'look', table: second!, key: decoded(url.hash.slice(1)), ...moment(url) };
      break;
    case 'me':
      if (parts.length === 1) return { name: 'me', key: decoded(url.hash.slice(1)) };
      if (parts.length === 2 && second === 'devices') return { name: 'devices' };
      break;
    case 'tables':
      if (parts.length === 1) return { name: 'tables' };
      break;
    case 'rules':
      if (parts.length === 2) {
        const { searchParams: asked } = url;
        return { name: 'rules', game: second!, id: asked.get('id') ?? '', part: asked.get('part') ?? '' };
      }
      break;
    case 'table':
      if (parts.length === 2) return { name: 'table', table: second! };
      if (parts.length !== 3) break;
      if (third === 'result') return { name: 'result', table: second! };
      if (third === 'analysis') return { name: 'analysis', table: second! };
      if (third === 'replay') {
        return { name: 'replay', table: second!, k: number(url, 'k'), ...moment(url) };
      }
  }
  return { name: 'missing' };
}

/** A plain click on a link of ours: not one that opens a tab, downloads, or leaves the site. */
function ours(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin && !url.pathname.startsWith('/api/') ? url : null;
}

export class Router {
  #url = $state.raw(new URL(location.href));
  readonly #route = $derived(match(this.#url));

  get route(): Route {
    return this.#route;
  }

  #table = '';

  /** The table whose rules are read: the one that was left for them. */
  get table(): string {
    return this.#table;
  }

  /** The step of the guide that the address of a table asks for. */
  get step(): number | null {
    const step = this.#url.searchParams.get('guide') ?? '';
    return /^\d+$/.test(step) ? Number(step) : null;
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    if (replace) history.replaceState(null, '', url);
    else if (url.href !== location.href) history.pushState(null, '', url);
    const left = this.#url.pathname !== url.pathname;
    const { name } = this.#route;
    if (left && name !== 'rules') this.#table = name === 'table' ? this.#route.table : '';
    this.#url = url;
    if (left) window.scrollTo(0, 0);
  }

  /** Follows links and the browser's back and forward; returns how to stop. */
  start(): () => void {
    const back = (): void => {
      this.#url = new URL(location.href);
    };
    const click = (event: MouseEvent): void => {
      const url = ours(event);
      if (!url) return;
      event.preventDefault();
      this.go(url.href);
    };
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();

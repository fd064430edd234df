/* One function for each request to the server, and the types of what it says. Whatever goes wrong is
 * thrown as a Failure. */
import type {
  ActionRequest,
  Agree,
  Analysis,
  Belongings,
  Complaint,
  Ended,
  GameFacts,
  HintRequest,
  Hints,
  History,
  Invited,
  Join,
  Joined,
  LinkMade,
  Network,
  NewTable,
  Opened,
  PasskeyOptions,
  PastView,
  Phrase,
  PlayOn,
  Preferences,
  Propose,
  PushAddress,
  PushOffer,
  PushSubscription,
  RuleBook,
  SeatChange,
  Statistics,
  Story,
  TableInfo,
  TablePage,
  Update,
  Vote,
} from './messages';

export type * from './messages';

/** With whose eyes a finished game is looked at: those of a seat, or nothing hidden and that seat's board in front. */
export interface Eyes {
  seat: number | null;
  everything: boolean;
}

/** Which of my tables. */
export interface Shelf {
  page?: number;
  find?: string;
  status?: string;
}

export class Failure extends Error {
  override name = 'Failure';
  constructor(
    readonly status: number,
    readonly complaint: Complaint,
  ) {
    super(complaint.key);
  }
  /** Something visible happened since the state the request was made on. */
  get outdated(): boolean {
    return this.complaint.key === 'stale';
  }
  /** The table is not as the request took it to be. */
  get conflict(): boolean {
    return this.status === 409;
  }
  /** Nobody answered: the network or the server is down. */
  get unreachable(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

const problem = (key: string): Complaint => ({ kind: 'problem', key, values: {}, rule: '' });

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Failure(0, problem('offline'));
  }
  if (response.ok) return response;
  const body: { error?: Complaint } = await response.json().catch(() => ({}));
  throw new Failure(response.status, body.error ?? problem(response.status >= 500 ? 'server' : 'request'));
}

/** An answer that is no JSON is not ours: something stands between us and the server. */
const json = <T>(response: Response): Promise<T> =>
  response.json().catch(() => {
    throw new Failure(502, problem('server'));
  }) as Promise<T>;

const get = async <T>(path: string): Promise<T> => json(await ask(path));
const text = async (path: string): Promise<string> => (await ask(path)).text();
const post = async <T>(path: string, body: object): Promise<T> =>
  json(
    await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value != null && value !== '');
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

/** For whom this page speaks at tables where the browser has several seats: told with each request. */
const speaking = new Map<string, number>();

export function speakFor(table: string, seat: number | null): void {
  if (seat === null) speaking.delete(table);
  else speaking.set(table, seat);
}

function table(id: string, rest = ''): string {
  const path = `/api/tables/${encodeURIComponent(id)}${rest}`;
  const seat = speaking.get(id);
  return seat === undefined ? path : `${path}${rest.includes('?') ? '&' : '?'}as=${seat}`;
}
const eyes = ({ seat, everything }: Eyes): string => query({ seat, everything: everything ? 'true' : null });
const game = (name: string, rest: string): string => `/api/games/${encodeURIComponent(name)}${rest}`;

export const api = {
  games: () => get<GameFacts[]>('/api/games'),
  network: () => get<Network>('/api/network'),
  board: (name: string, edition: string, scenario: string, players: number, options: TableInfo['options']) =>
    get<Record<string, unknown>>(
      game(name, `/board${query({ edition, scenario, players, options: JSON.stringify(options) })}`),
    ),
  rules: (name: string, lang: string) => get<RuleBook>(game(name, `/rules${query({ lang })}`)),
  texts: (lang: string, name: string) => text(`/api/texts/${lang}${query({ game: name })}`),

  me: () => get<Statistics>('/api/me'),
  belongings: () => get<Belongings>('/api/me/belongings'),
  meLink: () => post<LinkMade>('/api/me/links', {}),
  meJoin: (key: string) => post<object>('/api/me/join', { key }),
  phrase: () => post<Phrase>('/api/me/phrase', {}),
  recover: (phrase: string, bring: boolean) => post<object>('/api/me/recover', { phrase, bring }),
  offerPasskey: () => post<PasskeyOptions>('/api/me/passkeys/offer', {}),
  addPasskey: (credential: object) => post<object>('/api/me/passkeys', { credential }),
  askPasskey: () => post<PasskeyOptions>('/api/me/passkeys/ask', {}),
  enter: (credential: object, bring: boolean) => post<object>('/api/me/passkeys/enter', { credential, bring }),
  end: (what: Ended) => post<object>('/api/me/end', what),
  logout: () => post<object>('/api/me/logout', {}),
  pushKey: () => get<PushOffer>('/api/me/push'),
  subscribe: (subscription: PushSubscription) => post<object>('/api/me/push', subscription),
  unsubscribe: (address: PushAddress) => post<object>('/api/me/push/end', address),

  tables: (wish: Shelf = {}) => get<TablePage>(`/api/tables${query({ ...wish })}`),
  open: (request: NewTable) => post<Opened>('/api/tables', request),
  join: (id: string, join: Join) => post<Joined>(table(id, '/join'), join),
  peek: (id: string, key: string) => post<Invited>(table(id, '/peek'), { key }),
  link: (id: string, seat: number | null) => post<LinkMade>(table(id, '/links'), { seat }),
  table: (id: string, since: number) => get<Update>(table(id, query({ since: since || null }))),
  act: (id: string, request: ActionRequest) => post<Update>(table(id, '/actions'), request),
  undo: (id: string, seq: number) => post<Update>(table(id, '/undo'), { seq }),
  reset: (id: string, seq: number) => post<Update>(table(id, '/reset'), { seq }),
  propose: (id: string, request: Propose) => post<Update>(table(id, '/proposals'), request),
  agree: (id: string, request: Agree) => post<Update>(table(id, '/agreements'), request),
  say: (id: string, words: string) => post<Update>(table(id, '/chat'), { text: words }),
  seat: (id: string, seat: number, change: SeatChange) => post<Update>(table(id, `/seats/${seat}`), change),
  vote: (id: string, vote: Vote) => post<Update>(table(id, '/votes'), vote),
  resign: (id: string) => post<Update>(table(id, '/resign'), {}),
  leave: (id: string) => post<object>(table(id, '/leave'), {}),
  delete: (id: string) => post<object>(table(id, '/delete'), {}),
  rematch: (id: string) => post<Joined>(table(id, '/rematch'), {}),
  preferences: (id: string, preferences: Preferences) => post<Update>(table(id, '/preferences'), preferences),
  hints: (id: string, request: HintRequest) => post<Hints>(table(id, '/hints'), request),
  analysis: (id: string) => get<Analysis>(table(id, '/analysis')),
  analyse: (id: string) => post<Analysis>(table(id, '/analysis'), {}),
  moment: (id: string, k: number) => get<PastView>(table(id, `/moments/${k}`)),
  story: (id: string, by: Eyes) => get<Story>(table(id, `/story${eyes(by)}`)),
  past: (id: string, n: number, by: Eyes) => get<PastView>(table(id, `/past/${n}${eyes(by)}`)),
  playOn: (id: string, request: PlayOn) => post<Opened>(table(id, '/branch'), request),
  share: (id: string) => post<LinkMade>(table(id, '/share'), {}),
  history: (id: string) => get<History>(table(id, '/history')),
  record: (id: string) => text(table(id, '/record')),
  /** Where to download the record from; for a link. */
  recordPath: (id: string) => table(id, '/record'),
  livePath: (id: string, since: number) => table(id, `/live${query({ since: since || null })}`),
};

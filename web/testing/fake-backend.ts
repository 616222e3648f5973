type Row = Record<string, unknown>;
type Sent = { method: string; path: string; search: URLSearchParams; body: unknown };

/** What a named function answers to a body. */
type NamedFunction = (body: unknown) => Response | Promise<Response>;

/** How one path answers instead of the usual way: an answer, a lost connection, or never. */
type Trouble = Response | 'connection-lost' | 'never';

export type FakeBackend = {
  fetch: typeof fetch;
  tables: Record<string, Row[]>;
  /** The named functions that this test needs; others answer 404, but for a sync that never runs, connections and invitations that nobody made, no list of sessions and nothing counted by hand. */
  functions: Record<string, NamedFunction>;
  /** Every request so far. */
  sent: Sent[];
  /** Makes requests whose "METHOD /path" contains the text fail, until `heal`. */
  trouble: (part: string, trouble: Trouble) => void;
  heal: () => void;
};

/** What is set up at a church that counts nothing by hand. */
const nothingCounted = {
  services: [],
  categories: [],
  suggested: { services: [], categories: [] },
  reminder: null,
};

const firstId = '5eed0000-0000-4000-8000-';

/** A UUID that is easy to read in a failing test. */
export function fakeId(number: number): string {
  return `${firstId}${String(number).padStart(12, '0')}`;
}

/**
 * The network border of component tests: a `fetch` that speaks just enough of the tables' protocol
 * (equality and null filters, one object or many) over rows in memory. Rights are not its business.
 */
export function createFakeBackend(tables: Record<string, Row[]>): FakeBackend {
  const sent: Sent[] = [];
  const functions: Record<string, NamedFunction> = {
    'sync-status': () => Response.json({ integrations: [] }),
    invitations: () => Response.json([]),
    sessions: () => Response.json([]),
    'connections-health': () => Response.json({ total: 0, connections: [] }),
    'platform-settings': () => Response.json({ adminsMayInvite: true }),
    'count-setup': () => Response.json(nothingCounted),
    'count-links': () => Response.json({ links: [] }),
    'own-figures': () => Response.json({ figures: [] }),
  };
  const troubles = new Map<string, Trouble>();

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(String(input));
    const method = init?.method ?? 'GET';
    const body: unknown =
      typeof init?.body === 'string' && init.body ? JSON.parse(init.body) : null;
    sent.push({ method, path: url.pathname, search: url.searchParams, body });
    const name = `${method} ${url.pathname}`;
    const trouble = [...troubles].find(([part]) => name.includes(part))?.[1];
    if (trouble === 'connection-lost') {
      throw new TypeError('fetch failed');
    }
    if (trouble === 'never') {
      return givenUp(init?.signal);
    }
    if (trouble) {
      return trouble.clone();
    }
    const [, functionName] = url.pathname.split('/functions/v1/');
    if (functionName !== undefined) {
      return (await functions[functionName]?.(body)) ?? noSuchFunction();
    }
    return url.pathname.startsWith('/rest/v1/')
      ? answerTable(tables, url, method, body, new Headers(init?.headers))
      : answerAuth(url, body);
  }

  return {
    fetch: answer,
    tables,
    functions,
    sent,
    trouble: (part, trouble) => void troubles.set(part, trouble),
    heal: () => troubles.clear(),
  };
}

/** No answer at all, until the asker gives up. */
function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });
}

function noSuchFunction(): Response {
  return Response.json({ success: false, error: 'no such function' }, { status: 404 });
}

function answerAuth(url: URL, body: unknown): Response {
  if (url.pathname.endsWith('/logout')) {
    return new Response(null, { status: 204 });
  }
  const email = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : null;
  return email === 'super@steeple.test'
    ? Response.json(fakeSession(1, email))
    : Response.json(
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        { status: 400 },
      );
}

/** What the auth client stores for a signed-in person. */
export function fakeSession(userNumber: number, email: string) {
  const lifeSeconds = 3600;
  return {
    access_token: `token-${userNumber}`,
    refresh_token: `refresh-${userNumber}`,
    token_type: 'bearer',
    expires_in: lifeSeconds,
    expires_at: Math.floor(Date.now() / 1000) + lifeSeconds,
    user: {
      id: fakeId(userNumber),
      email,
      aud: 'authenticated',
      role: 'authenticated',
      user_metadata: {},
    },
  };
}

function answerTable(
  tables: Record<string, Row[]>,
  url: URL,
  method: string,
  body: unknown,
  headers: Headers,
): Response {
  const name = url.pathname.replace('/rest/v1/', '');
  const rows = tables[name] ?? [];
  const hits = method === 'POST' ? [insert(rows, body)] : rows.filter((row) => matches(row, url));
  if (method === 'PATCH' && typeof body === 'object') {
    hits.forEach((row) => void Object.assign(row, body));
  }
  if (method === 'DELETE') {
    tables[name] = rows.filter((row) => !hits.includes(row));
  }
  if (!headers.get('accept')?.includes('pgrst.object')) {
    return Response.json(hits);
  }
  return hits.length === 1
    ? Response.json(hits[0])
    : Response.json({ code: 'PGRST116', message: 'not one row' }, { status: 406 });
}

function insert(rows: Row[], body: unknown): Row {
  const row = {
    id: fakeId(9000 + rows.length),
    created_at: '2026-01-01T00:00:00+00:00',
    knowledge: [{ count: 0 }],
    ...(typeof body === 'object' ? body : {}),
  };
  rows.unshift(row);
  return row;
}

function matches(row: Row, url: URL): boolean {
  return [...url.searchParams].every(([column, value]) => {
    if (value === 'is.null') {
      return (row[column] ?? null) === null;
    }
    return !value.startsWith('eq.') || row[column] === value.slice('eq.'.length);
  });
}

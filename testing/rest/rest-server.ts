import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import type { VerifiedClaims } from '#server/http/claims.ts';
import type { SteepleEnv } from '#server/http/context.ts';
import { onError } from '#server/on-error.ts';
import { restRoutes } from '#server/rest/routes.ts';
import type { TestDatabase } from '#testing/test-database.ts';

/** A server with `/rest/v1` only, on its own port, with real sessions but unverified tokens. */
export type TestRestServer = {
  /** Signs a user in without a password; null for an anonymous caller. */
  callerOf(userId: string | null): Promise<Caller>;
  close(): Promise<void>;
};

/** One person, with the official client or raw requests. */
type Caller = {
  client: SupabaseClient;
  /**
   * Requests `/rest/v1` + path.
   *
   * @returns the answer, errors included
   */
  ask(path: string, init?: Asking): Promise<Answered>;
};

type Asking = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

type Answered = {
  status: number;
  headers: Headers;
  text: string;
  /** The body, parsed if it is JSON. */
  body: unknown;
  /** The body's rows, if it is an array. */
  rows: Record<string, unknown>[];
};

/**
 * Starts the server.
 *
 * @param rowsMax the limit on rows, low enough to be reached in a test
 */
export async function startTestRestServer(
  { connections, owner }: TestDatabase,
  { rowsMax = 50_000 } = {},
): Promise<TestRestServer> {
  const config = { ...readConfig({}), ROWS_MAX: rowsMax };
  const people = new Map<string, VerifiedClaims>();
  const app = new Hono<SteepleEnv>();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('log', pino({ level: 'silent' }));
    c.set('claims', people.get(c.req.header('authorization') ?? '') ?? null);
    await next();
  });
  app.route('/rest/v1', restRoutes({ config, connections }));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    callerOf: async (userId) => {
      const token = randomUUID();
      if (userId !== null) {
        const inserted = 'insert into auth.sessions (user_id) values ($1) returning id';
        const { rows } = await owner.query<{ id: string }>(inserted, [userId]);
        const session_id = rows[0]?.id ?? '';
        people.set(`Bearer ${token}`, claimsOf(userId, session_id));
      }
      return callerAt(url, token);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function claimsOf(sub: string, session_id: string): VerifiedClaims {
  const word = 'authenticated' as const;
  return { sub, session_id, role: word, aud: word, iss: '', iat: 0, exp: 0, email: '' };
}

function callerAt(url: string, token: string): Caller {
  return {
    client: createClient(url, 'key', { accessToken: async () => token }),
    ask: async (path, { method = 'GET', headers = {}, body: sent } = {}) => {
      const response = await fetch(`${url}/rest/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(sent === undefined ? {} : { body: sent }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
      const body: unknown = isJson ? JSON.parse(text) : text;
      const rows = Array.isArray(body) ? body : [];
      return { status: response.status, headers: response.headers, text, body, rows };
    },
  };
}

import { randomBytes } from 'node:crypto';
import { type ServerType, serve } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import pino from 'pino';
import { inject } from 'vitest';
import {
  type ConnectionLimits,
  type Connections,
  openConnections,
} from '#database/access/connections.ts';
import { createAccessTokens } from '#server/auth/access-token.ts';
import { createDoorTokens } from '#server/auth/door-tokens.ts';
import { loadKeys } from '#server/auth/keys.ts';
import { createRefreshTokens } from '#server/auth/refresh-token.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { deriveSignInKey } from '#server/auth/sign-in-limits.ts';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { computeHere } from '#server/computing/compute-here.ts';
import { readConfig } from '#server/config.ts';
import type { SteepleEnv } from '#server/http/context.ts';
import { createIntegrations } from '#server/integrations/create-integrations.ts';
import { startChanges } from '#server/live/changes.ts';
import { onError } from '#server/on-error.ts';
import type { Services } from '#server/services.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

export const demoPassword = 'steeple-demo';
export const graceEmail = 'grace@steeple.test';
export const graceId = '5eed0000-0000-4000-8000-000000000002';

/** A server with `/auth/v1` only, on its own port. */
export type AuthServer = {
  url: string;
  services: Services;
  /** Every log line so far. */
  logLines: string[];
  /** A client like a browser's, signed out, with its own session. */
  client(
    experimental?: { recoveryCodes: boolean },
    headers?: Record<string, string>,
  ): SupabaseClient;
  stop(): Promise<void>;
};

/** A database, and processes that serve it with the same keys. */
export type AuthTest = {
  database: TestDatabase;
  signingKey: string;
  server(settings?: Record<string, string>, connections?: Connections): Promise<AuthServer>;
  end(): Promise<void>;
};

export async function createAuthTest(): Promise<AuthTest> {
  const database = await createTestDatabase();
  const signingKey = await createSigningKey();
  const encryptionKey = randomBytes(32).toString('base64');
  const servers: AuthServer[] = [];
  return {
    database,
    signingKey,
    server: async (settings = {}, connections = connect(database)) => {
      const server = await startAuthServer(signingKey, encryptionKey, connections, settings);
      servers.push(server);
      return server;
    },
    end: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await database.drop();
    },
  };
}

/** Pools like another process's, on the same database. */
export function connect(
  database: TestDatabase,
  limits: Partial<ConnectionLimits> = {},
): Connections {
  return openConnections(database.ownerConfig, inject('cluster').loginPassword, {
    poolSize: 5,
    acquireTimeoutMs: 5_000,
    statementTimeoutMs: 5_000,
    ...limits,
  });
}

async function startAuthServer(
  signingKey: string,
  encryptionKey: string,
  connections: Connections,
  settings: Record<string, string>,
): Promise<AuthServer> {
  const logLines: string[] = [];
  const config = readConfig({ SITE_URL: 'http://steeple.localhost', ...settings });
  const keys = await loadKeys({
    dataDir: config.DATA_DIR,
    jwtPrivateKey: config.JWT_PRIVATE_KEY ?? signingKey,
    jwtKeysAccepted: config.JWT_KEYS_ACCEPTED,
    encryptionKey: config.ENCRYPTION_KEY ?? encryptionKey,
    mayGenerate: false,
  });
  const log = pino({ level: 'debug' }, { write: (line: string) => logLines.push(line) });
  const changes = startChanges(connections.live, log);
  const services: Services = {
    changes,
    config,
    log,
    connections,
    accessTokens: await createAccessTokens({
      privateKey: keys.jwtPrivateKey,
      acceptedKeys: keys.jwtKeysAccepted,
      lifeSeconds: config.ACCESS_TOKEN_LIFE_SECONDS,
      issuer: `${config.siteUrl}/auth/v1`,
    }),
    computing: computeHere({ config, log, connections }),
    refreshTokens: createRefreshTokens(keys.jwtPrivateKey, keys.jwtKeysAccepted),
    doorTokens: createDoorTokens(keys.jwtPrivateKey, keys.jwtKeysAccepted),
    signInKey: deriveSignInKey(keys.jwtPrivateKey),
    ...createIntegrations({
      config,
      log,
      connections,
      encryptionKey: keys.encryptionKey,
      sandbox: { planningCenter: null, google: null },
    }),
  };
  const app = new Hono<SteepleEnv>();
  app.onError(onError);
  app.use(requestId(), async (c, next) => {
    c.set('log', log);
    await next();
  });
  app.route('/auth/v1', authRoutes(services));
  const { server, port } = await listen(app);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    services,
    logLines,
    client: (experimental, headers = {}) =>
      createClient(url, config.PUBLISHABLE_KEY, {
        global: { headers },
        auth: {
          autoRefreshToken: false,
          persistSession: true,
          storage: memoryStorage(),
          ...(experimental ? { experimental } : {}),
        },
      }),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await changes.stop();
      await connections.close();
    },
  };
}

function listen(app: Hono<SteepleEnv>): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, port }),
    );
  });
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/**
 * Signs in with the demo password.
 *
 * @returns the session as the official client keeps it
 */
export async function signIn(client: SupabaseClient, email = graceEmail, password = demoPassword) {
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) {
    throw error;
  }
  return data.session;
}

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/**
 * Sends one request to `/auth/v1` without the official client.
 *
 * @returns the parsed answer
 */
export async function send(
  server: AuthServer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : JSON.parse(text),
  };
}

/** Uses a refresh token, as a client would. */
export function refresh(server: AuthServer, refreshToken: string): Promise<Answer> {
  return send(server, 'POST', '/token?grant_type=refresh_token', { refresh_token: refreshToken });
}

/** Tries to sign in, as a client would. */
export function attempt(
  server: AuthServer,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(server, 'POST', '/token?grant_type=password', { email, password }, headers);
}

/**
 * Signs Grace in.
 *
 * @returns the first refresh token of a new session
 */
export async function newRefreshToken(server: AuthServer): Promise<string> {
  return (await signIn(server.client())).refresh_token;
}

/** The refresh token in an answer, which must be a success. */
export function successorIn({ status, body }: Answer): string {
  if (status !== 200) {
    throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
  }
  return String(body.refresh_token);
}

/** Backdates the last rotation of every session. */
export async function letPass(auth: AuthTest, seconds: number): Promise<void> {
  await auth.database.owner.query(
    'update auth.sessions set refreshed_at = refreshed_at - make_interval(secs => $1)',
    [seconds],
  );
}

/**
 * Waits until a connection of the sign-in role is blocked by a lock.
 *
 * @returns the blocked backends
 */
export async function untilBlocked(auth: AuthTest): Promise<number[]> {
  for (let trial = 0; trial < 1_000; trial += 1) {
    const blocked = await findWaitingForLock(auth.database.owner, 'steeple_auth');
    if (blocked.length > 0) {
      return blocked;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('Nobody waited for a lock');
}

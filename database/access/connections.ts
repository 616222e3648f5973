import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import type { LoginRole } from './login-passwords.ts';
import { nameStatements } from './name-statements.ts';

/** The connection pools of the server, one for each login role. */
export type Connections = {
  /** People's requests; only to be used through `runScoped`. */
  rest: pg.Pool;
  /** Sign-in and sessions. */
  auth: pg.Pool;
  /** Provider tokens and the connections that they belong to. */
  providers: pg.Pool;
  /** Background work: syncs, figures, forecasts. */
  jobs: pg.Pool;
  /** The job queue's own, so that heartbeats never wait behind reads. */
  queue: pg.Pool;
  /** The one connection over which a process tells of changes, and hears of them. */
  live: pg.Pool;
  /** Waits for running statements, then closes every connection. */
  close(): Promise<void>;
};

export type ConnectionLimits = {
  /** Connections per pool, at most. */
  poolSize: number;
  /** How long a request may wait for a free connection. */
  acquireTimeoutMs: number;
  /** How long one statement may run. */
  statementTimeoutMs: number;
  /** How far `private.now()` is ahead of the database's clock. */
  clockAheadMs?: number;
};

/** The embedded PostgreSQL has 60 connections for everything; the queue needs few. */
const queueConnections = 4;

/**
 * Reads a PostgreSQL URL.
 *
 * @param url `DATABASE_URL`
 * @returns pg's configuration
 * @throws on nonsense
 */
export function parseDatabaseUrl(url: string): pg.ClientConfig {
  return parseIntoClientConfig(url);
}

/**
 * Opens the pools of the server's login roles. Connects lazily; a database that is down shows at
 * the first statement.
 *
 * @param owner where the database is: host, port, TLS and database name are used, the user is not
 * @param loginPassword the password of the login roles, or how to get it for each new connection
 * @param limits of each pool
 * @param pooled where a pooler in transaction mode is; what listens goes around it
 */
export function openConnections(
  owner: pg.ClientConfig,
  loginPassword: string | (() => Promise<string>),
  limits: ConnectionLimits,
  pooled: pg.ClientConfig = owner,
): Connections {
  const open = (role: LoginRole, poolSize = limits.poolSize, place = pooled) =>
    openPool(place, role, loginPassword, { ...limits, poolSize });
  const openNamed = (role: LoginRole) =>
    openPool(pooled, role, loginPassword, { ...limits, pipeline: true }).on(
      'connect',
      nameStatements,
    );
  const pools = {
    // Its statements are people's own, and prepared by `runScoped`.
    rest: open('steeple_rest'),
    auth: open('steeple_auth'),
    providers: openNamed('steeple_providers'),
    jobs: openNamed('steeple_jobs'),
    queue: open('steeple_jobs', queueConnections),
    live: open('steeple_jobs', 1, owner),
  };
  return {
    ...pools,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

function openPool(
  owner: pg.ClientConfig,
  role: LoginRole,
  password: string | (() => Promise<string>),
  { pipeline = false, clockAheadMs = 0, ...limits }: ConnectionLimits & { pipeline?: boolean },
): pg.Pool {
  const pool = new pg.Pool({
    ...owner,
    ...(clockAheadMs !== 0 && { options: withClock(owner.options, clockAheadMs) }),
    user: role,
    password,
    application_name: role,
    max: limits.poolSize,
    connectionTimeoutMillis: limits.acquireTimeoutMs,
    statement_timeout: limits.statementTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // What is asked for without waiting for the answer before it travels along with it.
    pipeline,
  });
  // The pool replaces a connection that breaks while it is idle; without a listener for the 'error'
  // event pg would end the process.
  pool.on('error', ignoreBrokenConnection);
  pool.on('connect', (client) => client.on('error', ignoreBrokenConnection));
  return pool;
}

/** The moved clock as a setting of the session, beside those that the URL asks for. */
function withClock(options: string | undefined, aheadMs: number): string {
  return `${options ?? ''} -c steeple.clock_ahead=${aheadMs}ms`.trim();
}

function ignoreBrokenConnection(): void {}

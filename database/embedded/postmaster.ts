import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode, reasonOf } from '../access/error-reason.ts';
import type { Binaries } from './binaries.ts';
import { EngineError } from './engine-error.ts';
import { type PostgresUser, spawnEnvironment, spawnIdentity } from './postgres-user.ts';
import type { ServerLog } from './server-log.ts';
import { shutDown, signalPostgres } from './shut-down.ts';

/** How to reach a running PostgreSQL as its owner. */
export type Connection = { host: string; port: number; user: string; password: string };

/** Everything needed to start `postgres`; reused for restarts. */
export type Launch = {
  binaries: Binaries;
  user: PostgresUser | null;
  parameters: string[];
  connection: Connection;
  log: ServerLog;
  say(line: string): void;
};

/** A running PostgreSQL, child of this process. */
export type Postmaster = {
  /** Settles when it is gone, with how: `exit code 1`, `SIGKILL`. */
  ended: Promise<string>;
  /** @throws EngineError `stop_failed` */
  stop(): Promise<void>;
};

/** Recovery after a crash reads at most max_wal_size, seconds on any disk. */
const readyTimeoutMs = 60_000;
const readyPollMs = 10;

/** After this it is polled less often, since it logs every refusal. */
const slowStartMs = 3_000;
const slowPollMs = 200;

/**
 * Starts `postgres` and waits until it answers a real sign-in.
 * @throws EngineError `start_failed`, `start_timeout`, `password_refused`
 */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const child = spawn(launch.binaries.program('postgres'), launch.parameters, {
    ...spawnIdentity(launch.user),
    cwd: '/',
    env: spawnEnvironment(),
    // A session of its own: Ctrl-C in our terminal reaches only us, and we stop it cleanly.
    detached: true,
    stdio: ['ignore', launch.log.descriptor, launch.log.descriptor],
    windowsHide: true,
  });
  // It must not keep this process alive by itself.
  child.unref();
  const life = await watch(child);
  endWithThisProcess(life, launch.binaries);
  const stop = async () => {
    if (!life.isOver() && !(await shutDown(life.pid, life.isOver, launch.binaries))) {
      throw new EngineError(
        'stop_failed',
        `PostgreSQL won’t stop. End process ${life.pid} yourself; saved data is safe.`,
      );
    }
  };
  try {
    await untilReady(launch, life);
    return { ended: life.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Life = { pid: number; ended: Promise<string>; isOver(): boolean; how(): string };

async function watch(child: ChildProcess): Promise<Life> {
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  let how = '';
  child.once('exit', (code, signal) => {
    how = signal ?? `exit code ${code}`;
    resolve(how);
  });
  if (child.pid === undefined) {
    const [error] = await once(child, 'error');
    throw new EngineError('start_failed', `PostgreSQL cannot be run: ${reasonOf(error)}`, error);
  }
  return { pid: child.pid, ended, isOver: () => how !== '', how: () => how };
}

/** The last resort, for an uncaught exception or process.exit(): asks for a fast shutdown. */
function endWithThisProcess(life: Life, binaries: Binaries): void {
  const requestStop = () => signalPostgres(life.pid, 'SIGINT', binaries);
  process.once('exit', requestStop);
  void life.ended.then(() => process.off('exit', requestStop));
}

async function untilReady({ connection, log, say }: Launch, life: Life): Promise<void> {
  const startedAt = Date.now();
  let isSlow = false;
  let obstacle: string | undefined = '';
  while (Date.now() - startedAt < readyTimeoutMs) {
    if (life.isOver()) {
      throw new EngineError(
        'start_failed',
        `PostgreSQL stopped while starting (${life.how()}). The end of ${log.path} says why; fix that and start again:\n${log.tail()}`,
      );
    }
    obstacle = await trySignIn(connection);
    if (obstacle === undefined) {
      return;
    }
    if (!isSlow && Date.now() - startedAt > slowStartMs) {
      isSlow = true;
      say('PostgreSQL is taking longer than usual; after a crash it repairs its data first.');
    }
    await sleep(isSlow ? slowPollMs : readyPollMs);
  }
  throw new EngineError(
    'start_timeout',
    `PostgreSQL was not ready after ${readyTimeoutMs / 1000} seconds (${obstacle}). Start again, or look into ${log.path}, which ends:\n${log.tail()}`,
  );
}

/**
 * Signs in once; with SCRAM PostgreSQL proves in turn that it knows the password.
 * @returns undefined when that worked, else why not yet: no socket, nobody listening, starting up
 */
async function trySignIn(connection: Connection): Promise<string | undefined> {
  const client = new Client({
    ...connection,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {}); // connect() rejects with it.
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    if (errorCode(error) === '28P01') {
      throw new EngineError(
        'password_refused',
        'The password in database.json doesn’t work: the two come from different data folders. Restore both from the same backup.',
        error,
      );
    }
    return reasonOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

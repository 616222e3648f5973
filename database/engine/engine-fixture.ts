import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { knownUsers, type PostgresUser } from './postgres-user.ts';
import type { Connection } from './postmaster.ts';

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('said'), line: z.string() }),
  z.object({
    type: z.literal('open'),
    isNew: z.boolean(),
    connection: z.object({
      host: z.string(),
      port: z.number(),
      user: z.string(),
      password: z.string(),
    }),
  }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('wrote'), number: z.number() }),
  z.object({ type: z.literal('stopped') }),
]);

type Report = z.infer<typeof report>;

type ReportOf<Type extends Report['type']> = Extract<Report, { type: Type }>;

/** A process that runs embedded-child.ts. */
export type EngineChild = {
  process: ChildProcess;
  /** The first report of a type, there already or to come; fails when the child ends without. */
  first<Type extends Report['type']>(type: Type): Promise<ReportOf<Type>>;
  /** The numbers of the rows that it reported as committed. */
  acknowledged(): number[];
  tell(order: 'write' | 'stop' | 'throw'): void;
  /** Ends it with kill -9. */
  kill(): Promise<void>;
};

export type ChildPlan = Pick<EmbeddedOptions, 'dataDir' | 'sharedDir' | 'packageDir'> & {
  /** Whom it becomes before it opens anything; needs root. */
  user?: PostgresUser;
};

const notThere: PostgresUser = { name: 'nobody else', uid: 1, gid: 1 };

export const isRoot = process.getuid?.() === 0;

/** Two users without rights that this machine knows, neither of them PostgreSQL's own. */
export const [someUser = notThere, otherUser = notThere] = knownUsers().filter(
  ({ name, uid }) => uid !== 0 && name !== 'nobody',
);

/** A new folder that everybody may read; the caller removes it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-engine-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A new folder that is removed when the test is over. */
export function newTestFolder(): string {
  const folder = newFolder();
  onTestFinished(() => {
    for (const pid of postgresBelow(folder)) {
      process.kill(pid, 'SIGKILL');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return folder;
}

/** The main processes and sessions of all PostgreSQLs that work below a folder; Linux only. */
export function postgresBelow(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksBelow(name, folder))
    .map(Number);
}

function worksBelow(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`);
  } catch {
    return false;
  }
}

/** Opens the embedded PostgreSQL, and stops it when the test is over. */
export async function openForTest(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase & { said: string[] }> {
  const said: string[] = [];
  const sharedDir = join(dataDir, '..', 'shared');
  const database = await openEmbedded({
    dataDir,
    sharedDir,
    say: (line) => said.push(line),
    // These tests end processes, not the machine.
    settings: { fsync: 'off' },
    ...options,
  });
  onTestFinished(() => database.stop());
  return { ...database, said };
}

/**
 * Makes a closed data folder for tests to copy, with a row in the table `kept`. The caller removes
 * the folder around it.
 */
export async function makeTemplate(): Promise<string> {
  const template = join(newFolder(), 'data');
  const { connection, stop } = await openEmbedded({ dataDir: template, say: () => {} });
  await ask(connection, 'create table kept as select 7 as number');
  await stop();
  return template;
}

/** What `select number from kept` gives wherever the template's row is. */
export const keptRows = [{ number: 7 }];

/** Copies a closed data folder, owners and modes included: faster than a new one. */
export function copyDataFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

/** A copy of a template, in a folder that is removed when the test is over. */
export function copyForTest(template: string): {
  folder: string;
  dataDir: string;
  cluster: string;
} {
  const folder = newTestFolder();
  const dataDir = join(folder, 'data');
  copyDataFolder(template, dataDir);
  return { folder, dataDir, cluster: join(dataDir, 'postgres') };
}

/** Runs one statement as the cluster's owner and gives its rows. */
export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** Tries until it is so, for at most ten seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      throw new Error(`It is still not so: ${isSo}`);
    }
    await sleep(20);
  }
}

/** Starts a Steeple in miniature in a process of its own; killed when the test is over. */
export function startChild(plan: ChildPlan): EngineChild {
  const sharedDir = join(plan.dataDir, '..', 'shared');
  const child = fork(
    fileURLToPath(import.meta.resolve('./embedded-child.ts')),
    [JSON.stringify({ sharedDir, ...plan })],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const reports: Report[] = [];
  const news = new EventEmitter();
  child.on('message', (message) => {
    reports.push(report.parse(message));
    news.emit('news');
  });
  child.once('exit', () => news.emit('news'));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (!hasEnded()) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  onTestFinished(async () => {
    await kill();
    for (const one of reports) {
      if (one.type === 'open') {
        rmSync(one.connection.host, { recursive: true, force: true });
      }
    }
  });
  return {
    process: child,
    first: async <Type extends Report['type']>(type: Type) => {
      for (;;) {
        const found = reports.find((one): one is ReportOf<Type> => one.type === type);
        if (found) {
          return found;
        }
        const failure = reports.find((one) => one.type === 'failed');
        if (failure || hasEnded()) {
          throw new Error(`No "${type}" from the child: ${failure?.message ?? complaint}`);
        }
        await once(news, 'news');
      }
    },
    acknowledged: () => reports.flatMap((one) => (one.type === 'wrote' ? [one.number] : [])),
    tell: (order) => child.send(order),
    kill,
  };
}

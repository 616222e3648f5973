import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '#database/embedded/free-port.ts';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { type Databases, startDatabases } from './databases.ts';
import { openNetwork } from './network.ts';
import { type Steeple, startSteeple, untilReady } from './steeples.ts';
import { openWayToDatabase, startFront, type WayToDatabase } from './way-to-database.ts';

const databaseNames = ['db1', 'db2', 'db3'];
const steepleNames = ['app1', 'app2'];

/** A Steeple that survives a machine: three databases, two machines of Steeple, a balancer. */
export type Cluster = {
  url: string;
  databases: Databases;
  ways: WayToDatabase[];
  people: Steeple[];
  jobs: Steeple[];
  /** The superuser of the database, around the poolers. */
  superuser: pg.Pool;
  encryptionKey: string;
  /** Waits until every part of it works. */
  untilWhole(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts everything on this machine.
 *
 * @param version of PostgreSQL, a folder of Debian's packages
 * @param variables of every Steeple
 */
export async function startCluster(
  version: string,
  variables: Record<string, string>,
): Promise<Cluster> {
  const closing: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) {
      await end();
    }
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'steeple-cluster-'));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o755);
    const network = openNetwork(databaseNames);
    closing.push(() => network.close());
    const databases = await startDatabases(network.hosts, folder, version);
    closing.push(() => databases.stop());
    const addresses = network.hosts.map(({ address }) => address);
    const ways: WayToDatabase[] = [];
    for (const name of steepleNames) {
      const way = await openWayToDatabase(name, addresses, folder, databases.passwords.pooler);
      closing.push(() => way.stop());
      ways.push(way);
    }
    const superuser = openSuperuser(databases, ways);
    closing.push(() => superuser.end());
    const steeples = await startSteeples(databases, ways, folder, variables, closing);
    return {
      databases,
      ways,
      superuser,
      ...steeples,
      untilWhole: async () => {
        await databases.untilWhole();
        await steeples.untilReady();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function openSuperuser({ passwords }: Databases, [way]: readonly WayToDatabase[]): pg.Pool {
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port: way?.directPort ?? 0,
    user: 'postgres',
    password: passwords.superuser,
    database: 'steeple',
    max: 4,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Two for people and two for jobs, and the balancer before the first two. */
async function startSteeples(
  { passwords }: Databases,
  ways: readonly WayToDatabase[],
  folder: string,
  variables: Record<string, string>,
  closing: (() => Promise<void> | void)[],
) {
  const frontPort = await findFreePort();
  const url = `http://127.0.0.1:${frontPort}`;
  const encryptionKey = randomBytes(32).toString('base64');
  const shared = {
    JWT_PRIVATE_KEY: await createSigningKey(),
    ENCRYPTION_KEY: encryptionKey,
    SITE_URL: url,
    TRUST_PROXY: 'on',
    DEMO: 'on',
    ...variables,
  };
  const start = async (name: string, way: WayToDatabase, syncsAtOnce: string) => {
    const owner = `steeple_owner:${passwords.owner}`;
    const steeple = startSteeple(name, await findFreePort(), {
      ...shared,
      DATABASE_URL: `postgres://${owner}@127.0.0.1:${way.directPort}/steeple`,
      DATABASE_POOLER_URL: `postgres://127.0.0.1:${way.pooledPort}/steeple`,
      DATA_DIR: join(folder, name),
      SYNCS_AT_ONCE: syncsAtOnce,
    });
    closing.push(() => steeple.supervised.stop());
    await untilReady(steeple.url).catch((error) => {
      throw new Error(`${error.message}\n${steeple.supervised.output()}`);
    });
    return steeple;
  };
  const people: Steeple[] = [];
  const jobs: Steeple[] = [];
  for (const [index, way] of ways.entries()) {
    people.push(await start(`people${index + 1}`, way, '0'));
    jobs.push(await start(`jobs${index + 1}`, way, '2'));
  }
  const front = startFront(
    frontPort,
    people.map((steeple) => steeple.url.replace('http://', '')),
    folder,
  );
  closing.push(() => front.stop());
  const waitedFor = [...people.map((steeple) => steeple.url), ...jobs.map((job) => job.url), url];
  return {
    url,
    people,
    jobs,
    encryptionKey,
    untilReady: async () => {
      await Promise.all(waitedFor.map((address) => untilReady(address)));
    },
  };
}

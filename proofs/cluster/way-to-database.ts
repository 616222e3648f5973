import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '#database/embedded/free-port.ts';
import { asPostgres, type Supervised, supervise } from './supervise.ts';

const deploy = join(import.meta.dirname, '../../deploy/cluster');

/** HAProxy and PgBouncer beside one Steeple. */
export type WayToDatabase = {
  /** To the leader itself. */
  directPort: number;
  /** Through the pooler. */
  pooledPort: number;
  haproxy: Supervised;
  pgbouncer: Supervised;
  stop(): Promise<void>;
};

/**
 * @param name of the machine whose Steeple uses it
 * @param databases addresses of the three machines with PostgreSQL
 * @param parent where its folder is made
 * @param poolerPassword of the role `pooler`
 */
export async function openWayToDatabase(
  name: string,
  databases: readonly string[],
  parent: string,
  poolerPassword: string,
): Promise<WayToDatabase> {
  const folder = join(parent, name);
  await mkdir(folder);
  const [directPort, pooledPort] = [await findFreePort(), await findFreePort()];
  const [DB1, DB2, DB3] = databases;
  const haproxy = supervise(
    `HAProxy ${name}`,
    ['haproxy', '-db', '-f', join(deploy, 'haproxy.cfg')],
    { PATH: process.env.PATH, DATABASE_PORT: String(directPort), DB1, DB2, DB3 },
    folder,
  );
  const shipped = readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8');
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    shipped.replace('port=5000', `port=${directPort}`).replace('6432', String(pooledPort)),
  );
  await writeFile(join(folder, 'users.txt'), `"pooler" "${poolerPassword}"\n`);
  // PgBouncer refuses to run as root.
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const pgbouncer = supervise(
    `PgBouncer ${name}`,
    [...asPostgres, 'pgbouncer', 'pgbouncer.ini'],
    { PATH: process.env.PATH },
    folder,
  );
  return {
    directPort,
    pooledPort,
    haproxy,
    pgbouncer,
    stop: async () => {
      await Promise.all([haproxy.stop(), pgbouncer.stop()]);
    },
  };
}

/** The balancer before those Steeples that serve people. */
export function startFront(port: number, people: readonly string[], folder: string): Supervised {
  const [PEOPLE1, PEOPLE2] = people;
  return supervise(
    'front',
    ['haproxy', '-db', '-f', join(deploy, 'haproxy-front.cfg')],
    { PATH: process.env.PATH, FRONT_PORT: String(port), PEOPLE1, PEOPLE2 },
    folder,
  );
}

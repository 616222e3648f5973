import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '#database/embedded/free-port.ts';
import type { Passwords } from './one-postgres.ts';
import { asPostgres, supervise } from './supervise.ts';

const deploy = join(import.meta.dirname, '../../deploy/cluster');

/** HAProxy and PgBouncer before one PostgreSQL at a time: they can keep everybody waiting and lead to another. */
export type SwitchingWay = {
  variables: { DATABASE_URL: string; DATABASE_POOLER_URL: string };
  /**
   * Lets whoever has begun finish, keeps all others waiting during `work`, and leads to this port then.
   *
   * @returns how long they waited
   */
  hold(work: () => Promise<unknown>, port: number): Promise<number>;
  stop(): Promise<void>;
};

/**
 * @param databasePort where the database is at first
 * @param folder made for its files
 */
export async function openSwitchingWay(
  databasePort: number,
  folder: string,
  passwords: Passwords,
): Promise<SwitchingWay> {
  const [directPort, pooledPort] = [await findFreePort(), await findFreePort()];
  await mkdir(folder);
  await writeFile(join(folder, 'users.txt'), `"pooler" "${passwords.pooler}"\n`);
  const leadPooler = (port: number) =>
    writeFile(join(folder, 'pgbouncer.ini'), poolerSettings(port, pooledPort));
  await leadPooler(databasePort);
  // PgBouncer refuses to run as root.
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const command = [...asPostgres, 'pgbouncer', 'pgbouncer.ini'];
  const pooler = supervise('PgBouncer', command, { PATH: process.env.PATH }, folder);
  let direct = await startDirect(directPort, databasePort, folder);
  return {
    variables: {
      DATABASE_URL: `postgres://steeple_owner:${passwords.owner}@127.0.0.1:${directPort}/steeple`,
      DATABASE_POOLER_URL: `postgres://127.0.0.1:${pooledPort}/steeple`,
    },
    hold: async (work, port) => {
      const admin = new pg.Client({
        ...{ host: '127.0.0.1', port: pooledPort, database: 'pgbouncer' },
        ...{ user: 'pooler', password: passwords.pooler },
      });
      await admin.connect();
      const sinceMs = performance.now();
      // Those that listen come again.
      await direct.stop('SIGKILL');
      await admin.query('PAUSE steeple');
      await work();
      await leadPooler(port);
      await admin.query('RELOAD');
      await admin.query('RESUME steeple');
      const heldMs = performance.now() - sinceMs;
      direct = await startDirect(directPort, port, folder);
      await admin.end();
      return heldMs;
    },
    stop: async () => {
      await Promise.all([direct.stop(), pooler.stop()]);
    },
  };
}

/** The way of `DATABASE_URL`. */
async function startDirect(port: number, databasePort: number, folder: string) {
  const file = join(folder, 'haproxy.cfg');
  const limits = ['timeout connect 1s', 'timeout client 1h', 'timeout server 1h'];
  const listen = [`listen direct`, `bind 127.0.0.1:${port}`, `server db 127.0.0.1:${databasePort}`];
  await writeFile(file, `${['defaults', 'mode tcp', ...limits, ...listen].join('\n')}\n`);
  return supervise('HAProxy', ['haproxy', '-db', '-f', file], { PATH: process.env.PATH }, folder);
}

/** The shipped file, with who may hold everybody. */
function poolerSettings(databasePort: number, port: number): string {
  return readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8')
    .replace('port=5000', `port=${databasePort}`)
    .replace('[pgbouncer]', '[pgbouncer]\nadmin_users = pooler')
    .replace('6432', String(port));
}

import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#database/embedded/free-port.ts';
import { asPostgres, type Supervised, supervise } from './supervise.ts';

const roles = join(import.meta.dirname, '../../deploy/cluster/roles.sql');
const startTries = 300;

/** Of those who sign in. */
export type Passwords = { superuser: string; owner: string; pooler: string };

/** A PostgreSQL alone, with Steeple's database and the roles that an operator makes. */
export type OnePostgres = {
  /** The superuser, in Steeple's database. */
  superuser: pg.ClientConfig & { port: number };
  /** Stops it and starts it with other settings, as for a minor version. */
  restart(settings: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
};

/**
 * @param bin the folder of its programs
 * @param folder made for its files
 */
export async function startOnePostgres(
  bin: string,
  folder: string,
  passwords: Passwords,
): Promise<OnePostgres> {
  const port = await findFreePort();
  await mkdir(folder);
  await writeFile(join(folder, 'password'), passwords.superuser);
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  const data = join(folder, 'data');
  const [program = '', ...as] = asPostgres;
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${folder}/password`];
  const made = ['-D', data, ...access, '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(program, [...as, join(bin, 'initdb'), ...made], { cwd: folder, stdio: 'pipe' });

  const superuser = { host: '127.0.0.1', port, user: 'postgres', password: passwords.superuser };
  let running: Supervised;
  const start = async (settings: Readonly<Record<string, string>>) => {
    const listening = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
    const all = Object.entries({ ...listening, max_connections: '200', ...settings });
    const given = all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const command = [...asPostgres, join(bin, 'postgres'), '-D', data, ...given];
    running = supervise(`PostgreSQL in ${folder}`, command, { PATH: process.env.PATH }, folder);
    await untilAnswers({ ...superuser, database: 'postgres' });
  };
  await start({});
  makeRoles(superuser, passwords);
  return {
    superuser: { ...superuser, database: 'steeple' },
    restart: async (settings) => {
      await running.stop('SIGINT');
      await start(settings);
    },
    stop: () => running.stop('SIGINT'),
  };
}

async function untilAnswers(config: pg.ClientConfig): Promise<void> {
  for (let tries = startTries; ; tries -= 1) {
    const client = new pg.Client(config);
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === 0) {
        throw error;
      }
      await pause(50);
    }
  }
}

function makeRoles(
  { host, port, user, password }: { host: string; port: number; user: string; password: string },
  { owner, pooler }: Passwords,
): void {
  const variables = { ON_ERROR_STOP: '1', owner_password: owner, pooler_password: pooler };
  const given = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  const url = `postgres://${user}:${password}@${host}:${port}/postgres`;
  execFileSync('psql', ['-q', ...given, '-f', roles, url], { stdio: 'pipe' });
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Host } from './network.ts';
import { asPostgres, type Supervised, supervise } from './supervise.ts';

const deploy = join(import.meta.dirname, '../../deploy/cluster');
/** Where the data lies: small, so that it can be filled. */
const diskSize = '700m';
const programs = '/usr/lib/postgresql';

/** One of three machines with PostgreSQL under Patroni, and a member of etcd. */
export type DatabaseMachine = {
  host: Host;
  etcd: Supervised;
  patroni: Supervised;
  /** Kills PostgreSQL itself, not Patroni. */
  killPostgres(): void;
  fillDisk(): void;
  emptyDisk(): void;
  /** Members of the cluster as this machine knows them; empty when it does not answer. */
  members(): Promise<Member[]>;
  /** What Patroni's REST interface answers to a POST. */
  ask(path: string, body: object): Promise<number>;
  stop(): Promise<void>;
};

const member = z.object({ name: z.string(), role: z.string(), state: z.string() });
const cluster = z.object({ members: z.array(member) });
type Member = z.infer<typeof member>;

/**
 * @param host where it runs
 * @param all every host of the cluster
 * @param folder where its files lie
 * @param passwords of the cluster's own two roles
 * @param version of PostgreSQL, a folder of Debian's packages
 */
export async function startDatabaseMachine(
  host: Host,
  all: readonly Host[],
  folder: string,
  passwords: { superuser: string; replication: string },
  version: string,
): Promise<DatabaseMachine> {
  const disk = join(folder, 'disk');
  await mkdir(disk, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=0700`, 'steeple', disk]);
  await mkdir(join(folder, 'etcd'), { mode: 0o700 });
  execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  await chmod(folder, 0o755);
  const command = (...parts: string[]) => host.command(...asPostgres, ...parts);
  const peers = (port: number) => all.map(({ address }) => `${address}:${port}`);
  const etcd = supervise(
    `etcd ${host.name}`,
    command('etcd', ...etcdArguments(host, all, join(folder, 'etcd'))),
    { PATH: process.env.PATH },
    folder,
  );
  const config = join(folder, 'patroni.yaml');
  await writeFile(config, patroniConfig(join(programs, version, 'bin'), folder));
  const data = join(disk, 'data');
  const patroni = supervise(
    `Patroni ${host.name}`,
    command('patroni', config),
    {
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      PATRONI_NAME: host.name,
      PATRONI_ETCD_HOSTS: peers(2379).join(','),
      PATRONI_RESTAPI_LISTEN: '0.0.0.0:8008',
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${host.address}:8008`,
      PATRONI_POSTGRESQL_LISTEN: '0.0.0.0:5432',
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host.address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
    },
    folder,
  );
  const filler = join(disk, 'filler');
  return {
    host,
    etcd,
    patroni,
    killPostgres: () => {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    fillDisk: () => {
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'ignore' });
      } catch {
        // It ends when the disk is full.
      }
    },
    emptyDisk: () => execFileSync('rm', ['-f', filler]),
    members: () => readMembers(host),
    ask: async (path, body) => {
      const answer = await fetch(`http://${host.address}:8008${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    stop: async () => {
      await patroni.stop();
      await etcd.stop();
      host.signalAll('KILL');
      execFileSync('umount', ['-l', disk]);
    },
  };
}

function etcdArguments(host: Host, all: readonly Host[], folder: string): string[] {
  const peers = all.map(({ name, address }) => `${name}=http://${address}:2380`).join(',');
  return [
    ['name', host.name],
    ['data-dir', join(folder, 'data')],
    ['listen-peer-urls', `http://${host.address}:2380`],
    ['initial-advertise-peer-urls', `http://${host.address}:2380`],
    ['listen-client-urls', `http://${host.address}:2379`],
    ['advertise-client-urls', `http://${host.address}:2379`],
    ['initial-cluster', peers],
    ['initial-cluster-state', 'new'],
    // Patroni 3.0 keeps the lock by a comparison only through this API (deploy/cluster/patroni.yaml).
    ['enable-v2', 'true'],
    ['logger', 'zap'],
  ].map(([name, value]) => `--${name}=${value}`);
}

/** The shipped file, with where Debian keeps the programs of this version; the three share a file system. */
function patroniConfig(binaries: string, folder: string): string {
  const shipped = readFileSync(join(deploy, 'patroni.yaml'), 'utf8');
  return shipped.replace(
    /^postgresql:$/m,
    `postgresql:\n  bin_dir: ${binaries}\n  parameters: { unix_socket_directories: ${folder} }`,
  );
}

async function readMembers(host: Host): Promise<Member[]> {
  try {
    const answer = await fetch(`http://${host.address}:8008/cluster`, {
      signal: AbortSignal.timeout(2_000),
    });
    return cluster.parse(await answer.json()).members;
  } catch {
    return [];
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { startDatabases } from './databases.ts';
import { openNetwork } from './network.ts';
import type { OnePostgres, Passwords } from './one-postgres.ts';
import { openWayToDatabase } from './way-to-database.ts';

const names = ['db1', 'db2', 'db3'];
/** Patroni tells its members of a setting with its next look. */
const settingToldMs = 10_000;

/** Three PostgreSQLs under Patroni; the superuser reaches whichever leads. */
export type ThreePostgres = Pick<OnePostgres, 'superuser' | 'stop'> & {
  passwords: Passwords;
  /** Kills all that runs on the leader's machine, which comes again, and waits until another one leads all three. */
  killLeader(): Promise<void>;
};

/**
 * Starts them as deploy/cluster has it, with the log that logical replication reads.
 *
 * @param folder for the files of each
 * @param version of PostgreSQL, a folder of Debian's packages
 */
export async function startThreePostgres(folder: string, version: string): Promise<ThreePostgres> {
  const network = openNetwork(names);
  const databases = await startDatabases(network.hosts, folder, version);
  const { passwords } = databases;
  const addresses = network.hosts.map(({ address }) => address);
  const way = await openWayToDatabase('leader', addresses, folder, passwords.pooler);
  const stop = async () => {
    await way.stop();
    await databases.stop();
    network.close();
  };
  await fetch(`http://${addresses[0]}:8008/config`, {
    method: 'PATCH',
    body: JSON.stringify({ postgresql: { parameters: { wal_level: 'logical' } } }),
  });
  await pause(settingToldMs);
  for (const machine of databases.machines) {
    await machine.ask('/restart', { restart_pending: true });
    await databases.untilWhole();
  }
  return {
    passwords,
    superuser: {
      ...{ host: '127.0.0.1', port: way.directPort, database: 'steeple' },
      ...{ user: 'postgres', password: passwords.superuser },
    },
    killLeader: async () => {
      const killed = await databases.leader();
      killed.host.signalAll('KILL');
      // Until then the others still count it among them.
      while ((await databases.leader().catch(() => killed)) === killed) {
        await pause(500);
      }
      await databases.untilWhole();
    },
    stop,
  };
}

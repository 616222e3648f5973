import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Supervised } from './supervise.ts';

/** Something that fails, or is asked for, and how it ends. */
export type Fault = {
  name: string;
  /** @returns how it is mended */
  begin(cluster: Cluster): Promise<() => void>;
  heldMs: number;
  /** Letters that may arrive twice, with one Message-ID: the sender died before it could keep the answer. */
  repeatedMax?: number;
};

const heldMs = 20_000;
/** What is killed starts again by itself. */
const nothing = () => {};

/** Everything that a cluster is made of, killed, stopped and cut off. */
export const faults: readonly Fault[] = [
  {
    name: 'leader: PostgreSQL killed',
    heldMs: 0,
    begin: async (cluster) => {
      (await cluster.databases.leader()).killPostgres();
      return nothing;
    },
  },
  {
    name: 'leader: machine killed',
    heldMs: 0,
    begin: async (cluster) => {
      (await cluster.databases.leader()).host.signalAll('KILL');
      return nothing;
    },
  },
  {
    name: 'leader: machine stopped',
    heldMs: heldMs * 2,
    begin: async (cluster) => {
      const { host } = await cluster.databases.leader();
      host.signalAll('STOP');
      return () => host.signalAll('CONT');
    },
  },
  {
    name: 'leader: network cut',
    heldMs: heldMs * 2,
    begin: async (cluster) => {
      const { host } = await cluster.databases.leader();
      host.cut();
      return () => host.mend();
    },
  },
  {
    name: 'leader: disk full',
    heldMs,
    begin: async (cluster) => {
      const machine = await cluster.databases.leader();
      machine.fillDisk();
      return () => machine.emptyDisk();
    },
  },
  {
    name: 'switch-over asked for',
    heldMs: 0,
    begin: async (cluster) => {
      const [leader, candidate] = [
        await cluster.databases.leader(),
        await cluster.databases.standby(),
      ];
      const status = await leader.ask('/switchover', {
        leader: leader.host.name,
        candidate: candidate.host.name,
      });
      if (status !== 200) {
        throw new Error(`The switch-over was answered with ${status}.`);
      }
      return nothing;
    },
  },
  {
    name: 'standby: machine killed',
    heldMs: 0,
    begin: async (cluster) => {
      (await cluster.databases.standby()).host.signalAll('KILL');
      return nothing;
    },
  },
  {
    name: 'standby: network cut',
    heldMs,
    begin: async (cluster) => {
      const { host } = await cluster.databases.standby();
      host.cut();
      return () => host.mend();
    },
  },
  {
    name: 'standby: disk full',
    heldMs,
    begin: async (cluster) => {
      const machine = await cluster.databases.standby();
      machine.fillDisk();
      return () => machine.emptyDisk();
    },
  },
  killed('etcd of the leader killed', async (cluster) => (await cluster.databases.leader()).etcd),
  stopped('etcd of the leader stopped', async (cluster) => (await cluster.databases.leader()).etcd),
  {
    name: 'all of etcd stopped',
    heldMs,
    begin: async ({ databases: { machines } }) => {
      for (const { etcd } of machines) {
        etcd.signal('SIGSTOP');
      }
      return () => {
        for (const { etcd } of machines) {
          etcd.signal('SIGCONT');
        }
      };
    },
  },
  killed('HAProxy of one Steeple killed', async ({ ways }) => first(ways).haproxy),
  stopped('HAProxy of one Steeple stopped', async ({ ways }) => first(ways).haproxy),
  killed('PgBouncer of one Steeple killed', async ({ ways }) => first(ways).pgbouncer),
  stopped('PgBouncer of one Steeple stopped', async ({ ways }) => first(ways).pgbouncer),
  killed('Steeple for people killed', async ({ people }) => first(people).supervised),
  stopped('Steeple for people stopped', async ({ people }) => first(people).supervised),
  {
    ...killed('Steeple for jobs killed', async ({ jobs }) => first(jobs).supervised),
    repeatedMax: 2,
  },
  stopped('Steeple for jobs stopped', async ({ jobs }) => first(jobs).supervised, heldMs * 3),
];

type Part = (cluster: Cluster) => Promise<Supervised>;

function killed(name: string, part: Part): Fault {
  return {
    name,
    heldMs: 0,
    begin: async (cluster) => {
      (await part(cluster)).signal('SIGKILL');
      // It starts again a second later.
      await pause(2_000);
      return nothing;
    },
  };
}

function stopped(name: string, part: Part, forMs = heldMs): Fault {
  return {
    name,
    heldMs: forMs,
    begin: async (cluster) => {
      const program = await part(cluster);
      program.signal('SIGSTOP');
      return () => program.signal('SIGCONT');
    },
  };
}

function first<Thing>([thing]: readonly Thing[]): Thing {
  if (thing === undefined) {
    throw new Error('The cluster has none of it.');
  }
  return thing;
}

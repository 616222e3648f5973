import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Connections } from '#database/access/connections.ts';

/** How long a scrape waits for the database; less than any scraper waits for us. */
const answerTimeoutMs = 1_000;

/** The connection pools, and whether the database answers; measured at each scrape. */
export function watchDatabase(
  registry: Registry,
  connections: Connections,
  limits: { poolSize: number },
): void {
  const { rest, auth, providers, jobs } = connections;
  const pools: [name: string, pool: pg.Pool][] = Object.entries({ rest, auth, providers, jobs });
  const registers = [registry];
  new Gauge({
    name: 'steeple_database_pool_connections',
    help: 'Connections to the database, by pool; busy ones run a statement.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'steeple_database_pool_connections_max',
    help: 'How many connections a pool may have.',
    registers,
  }).set(limits.poolSize);
  new Gauge({
    name: 'steeple_database_pool_waiting',
    help: 'Requests that wait for a connection, by pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of pools) {
        this.set({ pool }, waitingCount);
      }
    },
  });
  // Last: its own query would otherwise count as waiting.
  new Gauge({
    name: 'steeple_database_up',
    help: 'Whether the database answered within a second: 1 or 0.',
    registers,
    async collect() {
      this.set((await isUp(rest)) ? 1 : 0);
    },
  });
}

async function isUp(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(answerTimeoutMs, false, { ref: false })]);
}

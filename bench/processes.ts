import { availableParallelism } from 'node:os';
import pg from 'pg';
import { budgets } from './budgets.ts';
import { accountsList, singleRow } from './calls/reads.ts';
import { compareRates } from './compare.ts';
import type { Figure } from './figure.ts';
import { connectionsUsual, type Load, requestsPerSecond } from './load.ts';
import { onSteeple } from './steeple-on-cluster.ts';

/** One for each process, one for PostgreSQL and one for the load generator. */
const coresNeeded = 4;

/**
 * Two processes on one PostgreSQL compared with one, with the same total number of connections. Requests
 * go to the processes directly, so that no load balancer is measured.
 */
export function measureProcesses(): Promise<Figure[]> {
  const cores = availableParallelism();
  console.log(`${cores} processor cores, which PostgreSQL and the load share`);
  return onSteeple(
    async ({ url, urls, owner }) => {
      const pool = new pg.Pool({ ...owner, max: 1 });
      const figures: Figure[] = [];
      try {
        for (const call of [accountsList, singleRow]) {
          const { ours } = await call.prepare({ url, owner: pool });
          const ratio = await compareRates(
            { name: 'two processes', rate: (seconds) => rateOfAll(urls, ours, seconds) },
            { name: 'one', rate: (seconds) => requestsPerSecond(url, ours, seconds) },
          );
          figures.push({
            name: `${call.title}, two processes as a multiple of one`,
            value: ratio,
            unit: '',
            budget: { min: budgets.twoProcessesMin },
            ...(cores < coresNeeded && {
              notHeldBecause: `${cores} cores, and it takes ${coresNeeded}`,
            }),
          });
        }
      } finally {
        await pool.end();
      }
      return figures;
    },
    { processes: 2 },
  );
}

async function rateOfAll(urls: readonly string[], load: Load, seconds: number): Promise<number> {
  const connections = connectionsUsual / urls.length;
  const rates = await Promise.all(
    urls.map((url) => requestsPerSecond(url, { ...load, connections }, seconds)),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

import pg from 'pg';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { type MemoryUse, openInspector } from './inspector.ts';
import { sendRequests } from './load.ts';
import { mixedRequests } from './memory-mix.ts';
import { signInCrews } from './people.ts';
import { onSteeple } from './steeple-on-cluster.ts';

/** `BENCH_REQUESTS` shortens it for a trial; caches are then still filling, so figures mean little. */
const requests = Number(process.env.BENCH_REQUESTS ?? 200_000);
const stages = 5;
const stageOfReference = 2;

/**
 * Memory of one process over a long run of mixed requests, measured five times after a forced garbage
 * collection: the ratio of the end to two fifths.
 */
export function measureMemory(): Promise<Figure[]> {
  return onSteeple(
    async ({ url, owner, processes }) => {
      const pool = new pg.Pool({ ...owner, max: 1 });
      const bench = { url, owner: pool };
      const load = mixedRequests(
        await signInCrews(bench, 'account_admin'),
        await signInCrews(bench, 'super_admin'),
      );
      await pool.end();
      const inspector = await openInspector(processes.map((steeple) => steeple.output()).join(''));
      print(0, await inspector.readMemory());
      const samples: MemoryUse[] = [];
      for (let stage = 1; stage <= stages; stage += 1) {
        await sendRequests(url, load, requests / stages);
        const sample = await inspector.readMemory();
        print((requests / stages) * stage, sample);
        samples.push(sample);
      }
      inspector.close();
      return figuresOf(samples);
    },
    { variables: { NODE_OPTIONS: '--inspect=127.0.0.1:0', WRITES_PER_MINUTE_MAX: '1000000' } },
  );
}

function figuresOf(samples: readonly MemoryUse[]): Figure[] {
  const [reference, last] = [samples.at(stageOfReference - 1), samples.at(-1)];
  const share = (kind: keyof MemoryUse) => (last?.[kind] ?? Number.NaN) / (reference?.[kind] ?? 1);
  const figure = (name: string, value: number): Figure => ({
    name: `${name} after ${requests} requests, as a share of after ${(requests / stages) * stageOfReference}`,
    value,
    unit: '',
    budget: { max: budgets.memoryGrowthMax },
  });
  return [figure('heap', share('heapUsed')), figure('resident memory', share('rss'))];
}

function print(answered: number, { heapUsed, rss }: MemoryUse): void {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `after ${String(answered).padStart(6)} requests: heap ${megabytes(heapUsed)}, resident ${megabytes(rss)}`,
  );
}

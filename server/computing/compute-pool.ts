import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pool as createPool } from 'workerpool';
import { z } from 'zod';
import type { ConnectionSettings } from '#database/access/open-database.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { Computing } from '../services.ts';
import type { ComputeSettings } from './compute-process.ts';

const script = fileURLToPath(new URL('compute-process.ts', import.meta.url));
/** One person computes one thing at a time, so with two processes nobody keeps all others waiting. */
const processesMin = 2;
const processesMax = 3;

/** How long the processes may take to end. */
const closingMs = 2_000;

const answered = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

/**
 * Computes in processes of their own, so that this one stays free for everything else. The first
 * starts now, others when they are needed; one that ends is replaced by the next call.
 *
 * @param database what each process opens
 * @param options `isPatient`: nobody waits for it, so it has one process, which gives way to all others and
 *   starts when it is needed
 */
export function startComputePool(
  { clock, ...config }: Config,
  database: ConnectionSettings,
  { isPatient = false } = {},
): Computing {
  const settings: ComputeSettings = { config, clockAheadMs: clock.aheadMs, database, isPatient };
  const pool = createPool(script, {
    workerType: 'process',
    minWorkers: isPatient ? 0 : 1,
    maxWorkers: isPatient
      ? 1
      : Math.min(processesMax, Math.max(processesMin, availableParallelism())),
    forkOpts: { serialization: 'advanced' },
  });
  return {
    answer: async (call) => {
      const { status, headers, body } = answered.parse(
        await Promise.resolve(pool.exec('answer', [settings, call])).catch(explain),
      );
      return new Response(body, { status, headers });
    },
    close: async () => {
      // One that ended just now is never heard of again; whatever is left ends with this process.
      await Promise.resolve(pool.terminate(false, closingMs)).catch(() => {});
    },
  };
}

function explain(error: unknown): never {
  throw new ApiError(
    {
      status: 503,
      code: 'computing_ended',
      message: 'That didn’t work. Please try again in a moment.',
      headers: { 'Retry-After': '1' },
    },
    error,
  );
}

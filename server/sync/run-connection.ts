import { randomUUID } from 'node:crypto';
import { isDatabaseUnavailable } from '../http/database-unavailable.ts';
import { keepTrying } from '../integrations/credentials/keep-trying.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import { ProviderError } from '../integrations/provider-error.ts';
import { holdLease } from './hold-lease.ts';
import { identifyPerson } from './identify-person.ts';
import type { Lane } from './lanes.ts';
import { LeaseLost } from './lease-lost.ts';
import {
  type ReaderContext,
  type ReaderRun,
  ReadInParts,
  type ReadTask,
  RetryLater,
} from './reader.ts';
import type { Run, RunServices } from './run.ts';
import { finishRun, settleRun } from './settle-run.ts';
import type { NextStep } from './task-store.ts';
import { writeHeld } from './write-held.ts';

/**
 * Syncs one connection, if it is due and no other process is doing so. The outcome and the next run are
 * stored in its row.
 *
 * @param mayTakeTurns whether other connections wait, so that a long run is given back between its steps
 * @throws only when the database is unreachable; the lease then expires by itself
 */
export async function runConnection(
  services: RunServices,
  key: ConnectionKey,
  lane: Lane,
  { stopping, mayTakeTurns }: { stopping: AbortSignal; mayTakeTurns: () => boolean },
): Promise<void> {
  const { store, times } = services;
  const sliceOverMs = performance.now() + times.sliceMs;
  const holder = randomUUID();
  const claim = stopping.aborted ? null : await store.claim(key, holder, times.leaseMs);
  if (!claim) {
    return;
  }
  const log = services.log.child({ ...key, run: claim.runId });
  const lease = holdLease({ store, log }, { key, holder }, times, stopping);
  const isSliceOver = () => mayTakeTurns() && performance.now() > sliceOverMs;
  const run = { services: { ...services, log }, key, holder, claim, lease, lane, isSliceOver };
  try {
    await readAll(run);
  } catch (error) {
    // The database may be back within the lease; without a word, the process would seem to have ended.
    const isWorthATry = (problem: unknown) =>
      isDatabaseUnavailable(problem) && !run.lease.isStopping();
    await keepTrying(times.leaseMs, () => settleRun(run, error), isWorthATry);
  } finally {
    lease.end();
  }
}

async function readAll(run: Run): Promise<void> {
  const { services, key, claim, lease } = run;
  const { store, tasks, readers, log } = services;
  const context = openContext(run);
  const reader = readers[key.type].open(context);
  const isAnew = await identifyPerson(run, context.get);
  if (!claim.isPlanned || isAnew) {
    const steps = await reader.plan(isAnew ? 'first' : claim.mode);
    await tasks.plan(run, { runId: claim.runId, isMore: false }, steps);
    log.info({ mode: claim.mode, steps: steps.length }, 'a sync begins');
  }
  const failed = await readTasks(run, reader).catch(async (error: unknown) => {
    // Show the figures of what was read so far: the rest may take days.
    if (error instanceof RetryLater) {
      await reader.compute(await tasks.readDone(key));
    }
    throw error;
  });
  if (failed === null) {
    return;
  }
  const done = await tasks.readDone(key);
  await reader.compute(done);
  // On most days nothing of the past is due, and quarters change no figure that is forecast.
  const isIdle = claim.mode === 'quarterly' || (claim.mode === 'past' && done.length === 0);
  // Forecasts and cards are kept as they are made, so they wait until all of the church that is due is read.
  const others = isIdle ? null : await store.leaveFigures(key);
  const isFollowed = others !== null && !others.isLeft;
  if (isFollowed) {
    await followFigures(run, context, key.type === 'google_search_console' || others.wasLeft);
  }
  lease.signal.throwIfAborted();
  const problem = failed > 0 ? 'partly_failed' : null;
  await finishRun(run, { problem, isOver: true, isFollowed });
  log.info({ failed }, 'a sync is over');
}

async function followFigures(
  { services, lane }: Run,
  context: ReaderContext,
  isSearchRead: boolean,
): Promise<void> {
  const { accountId, pool, now, log, signal } = context;
  for (const bringUpToDate of services.afterFigures) {
    await lane.computing(() => {
      signal.throwIfAborted();
      return bringUpToDate({ accountId, isSearchRead, pool, now, log, signal });
    });
  }
  await services.askForWording(accountId);
}

/** @returns how many steps failed; null when the run was given back before the last one */
async function readTasks(run: Run, reader: ReaderRun): Promise<number | null> {
  const { store, tasks } = run.services;
  const { key, holder, claim } = run;
  const failed: string[] = [];
  // A person waits for these; at night, one computation at the end is enough.
  let isWatched = claim.mode === 'first' || claim.mode === 'choices';
  let finished: ReadTask | null = null;
  for (;;) {
    const step: NextStep = await tasks.next(run, failed, finished);
    const end = endOfTurn(run, step, finished);
    if (end !== null) {
      await store[end](key, holder);
      return null;
    }
    finished = null;
    if (step.wantsChoices) {
      const more = await reader.plan('choices');
      await tasks.plan(run, { runId: claim.runId, isMore: true }, more);
      isWatched = true;
      continue;
    }
    const { task } = step;
    if (!task) {
      return failed.length;
    }
    try {
      await reader.read(task);
      if (isWatched) {
        await reader.compute([task]);
      }
    } catch (error) {
      failed.push(...(await failStep(run, task, error)));
      continue;
    }
    finished = task;
  }
}

/**
 * @returns the key of a step that failed; none for one that is read in parts instead
 * @throws what ends the run
 */
async function failStep(run: Run, task: ReadTask, error: unknown): Promise<string[]> {
  run.lease.signal.throwIfAborted();
  const { tasks, log } = run.services;
  if (error instanceof ReadInParts) {
    await tasks.divide(run, task, error.parts);
    return [];
  }
  if (endsRun(error)) {
    throw error;
  }
  log.error({ err: error, task: task.key }, 'a step of a sync failed');
  return [task.key];
}

/** Whether a run is given back before this step, or handed over to the other lane. */
function endOfTurn(
  { lane, lease, isSliceOver }: Run,
  { wantsChoices, task, isNewest }: NextStep,
  finished: ReadTask | null,
): 'giveBack' | 'handOver' | null {
  if (lease.isStopping()) {
    return 'giveBack';
  }
  if (lane.kind === 'foreground') {
    return task && !isNewest && !wantsChoices ? 'handOver' : null;
  }
  // Only after a step that succeeded: one that fails slowly would otherwise be tried again for ever.
  const isTurnOver = finished !== null && isSliceOver();
  // Choices are planned in the foreground: somebody waits for them.
  return wantsChoices || isTurnOver ? 'giveBack' : null;
}

/** Whether an error concerns the whole connection, not this one step. */
function endsRun(error: unknown): boolean {
  return (
    error instanceof RetryLater ||
    error instanceof LeaseLost ||
    isDatabaseUnavailable(error) ||
    (error instanceof ProviderError && error.code !== 'provider_refused')
  );
}

function openContext({ services, key, holder, claim, lease, lane }: Run): ReaderContext {
  const { pool, log } = services;
  const get = services.openProvider({ key, holder }, lane, lease.signal);
  const write: ReaderContext['write'] = (work) => writeHeld(pool, { key, holder }, work);
  if (key.type === 'google_search_console' && !claim.metadata.property_url) {
    throw new ProviderError('no_property', 'No property has been chosen');
  }
  return {
    accountId: key.accountId,
    mode: claim.mode,
    metadata: claim.metadata,
    pool,
    now: services.clock.now(),
    log,
    signal: lease.signal,
    get,
    write,
    compute: (work) =>
      lane.computing(() => {
        lease.signal.throwIfAborted();
        return write(work);
      }),
  };
}

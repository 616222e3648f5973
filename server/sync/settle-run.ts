import type { SyncProblem } from '#contract/functions/sync.ts';
import { ProviderError } from '../integrations/provider-error.ts';
import { Stopped } from './hold-lease.ts';
import { LeaseLost } from './lease-lost.ts';
import { nextRun } from './next-run.ts';
import { RetryLater } from './reader.ts';
import type { Run } from './run.ts';
import type { RunEnd } from './sync-store.ts';

/** How often a run is retried after an internal error before it waits for the night. */
const ownFaultsMax = 5;

/** Stores how a connection continues after a run that did not finish. */
export async function settleRun(run: Run, error: unknown): Promise<void> {
  const { services, key, holder, claim, lease } = run;
  const { store, log } = services;
  const cause: unknown = lease.signal.aborted ? lease.signal.reason : error;
  if (cause instanceof LeaseLost) {
    log.info('a sync was ended from outside');
    // Unless another process has taken it over: this one lost the database for a while, and lives.
    await store.giveBack(key, holder);
    return;
  }
  if (cause instanceof Stopped) {
    await store.giveBack(key, holder);
    return;
  }
  if (cause instanceof RetryLater) {
    log.info({ reason: cause.message }, 'a sync goes on later');
    const at = cause.notBefore ? onClock(run, cause.notBefore) : afterPause(run);
    await store.giveBack(key, holder, { at, problem: 'provider_unavailable' });
    return;
  }
  const problem = problemOf(cause);
  if (problem !== null) {
    log.warn({ problem }, 'a sync cannot go on');
    await endUnfinished(run, problem);
    return;
  }
  log.error({ err: cause }, 'a sync failed');
  if (claim.attempts < ownFaultsMax) {
    await store.giveBack(key, holder, { at: afterPause(run), problem: 'failed' });
  } else {
    await endUnfinished(run, 'failed');
  }
}

function problemOf(error: unknown): SyncProblem | null {
  if (!(error instanceof ProviderError)) {
    return null;
  }
  // Its tokens are gone; after a Disconnect, so is the row.
  return error.code === 'not_connected' ? 'reconnect_needed' : error.code;
}

/** The provider's moment, by the machine's clock, on that of syncs. */
function onClock({ services }: Run, moment: Date): Date {
  return new Date(moment.getTime() + services.clock.aheadMs);
}

function afterPause({ services, claim }: Run): Date {
  const { pauseMs, pauseMaxMs } = services.times;
  const grown = Math.min(pauseMs * 2 ** claim.attempts, pauseMaxMs);
  return new Date(services.clock.now().getTime() + grown * (0.75 + Math.random() / 2));
}

async function endUnfinished(run: Run, problem: SyncProblem): Promise<void> {
  try {
    await finishRun(run, { problem, isOver: false, isFollowed: false });
  } catch (error) {
    // Disconnected meanwhile: nothing is left to end.
    if (!(error instanceof LeaseLost)) {
      throw error;
    }
  }
}

/** Ends the run until the next night or, where only a person can help, until they do. */
export async function finishRun(
  run: Run,
  end: Pick<RunEnd, 'problem' | 'isOver' | 'isFollowed'>,
): Promise<void> {
  const { services, key, holder, claim } = run;
  const { clock, store } = services;
  const { timeZone, startedAt, ...last } = await store.readLastRuns(key);
  const now = clock.now();
  const beganAt = end.isOver ? (startedAt ?? now) : now;
  const next = nextRun(key, { ...last, mode: claim.mode, now, beganAt }, timeZone);
  const waitsForPerson = end.problem === 'reconnect_needed' || end.problem === 'no_property';
  await store.finish(key, holder, {
    ...next,
    nextAt: waitsForPerson ? null : next.nextAt,
    ...end,
  });
}

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type ChurchRows, readChurchRows } from '../church/read-church.ts';
import { expectChurch } from './expect-church.ts';
import { keepExpected } from './expected-weeks.ts';

/**
 * Computes and stores the expectations of those tiles whose weeks have changed, so that dashboards only
 * have to read them. Call it after figures were computed and after a note was changed.
 *
 * @param jobs the pool of `steeple_jobs`
 */
export async function refreshExpected(jobs: Pool, church: ChurchRows): Promise<void> {
  const { accountId, figures, passOf, expectedText } = church;
  if (figures.size === 0) {
    return;
  }
  const stored: unknown = JSON.parse(expectedText ?? 'null');
  const { isNew, expectations, ...what } = await expectChurch(church, stored, passOf);
  if (isNew) {
    await keepExpected(jobs, accountId, what, expectations);
  }
}

/** The same after a change of notes; errors are only logged, because the change is already saved. */
export async function refreshAfterNote(
  jobs: Pool,
  accountId: string,
  { now, log }: { now: Date; log: Logger },
): Promise<void> {
  try {
    await refreshExpected(jobs, await readChurchRows(jobs, accountId, now));
  } catch (error) {
    log.warn({ err: error, accountId }, 'failed to compute a church’s expected weeks');
  }
}

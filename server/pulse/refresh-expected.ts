import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { weeksAskedAbout } from '#analytics/pulse/week-questions.ts';
import { type ChurchRows, readChurchRows } from '../church/read-church.ts';
import { basesOf, completeExpected, keepExpected, parseExpected } from './expected-weeks.ts';

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
  const bases = basesOf(church);
  const kept = parseExpected(JSON.parse(expectedText ?? 'null'), bases);
  if (kept.size < bases.length) {
    const expectations = await completeExpected(kept, bases, passOf);
    const asked = weeksAskedAbout(church, (tile) => expectations.get(tile));
    await keepExpected(jobs, accountId, { bases, asked }, expectations);
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

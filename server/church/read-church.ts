import type { ClientBase, Pool } from 'pg';
import { type PassOf, sharePasses } from '#analytics/forecast/shared-pass.ts';
import { type Church, churchOf } from './church.ts';
import { asJobs, readTexts } from './read-texts.ts';

/**
 * A church's rows, read once for its dashboard, forecasts and cards, and the model passes that
 * these share.
 */
export type ChurchRows = Church & {
  accountId: string;
  passOf: PassOf;
  /** The stored expectations as JSON text; null before the first. */
  expectedText: string | null;
};

/**
 * Reads a church's rows as of a moment.
 *
 * @param jobs logged in as `steeple_jobs`
 */
export async function readChurchRows(
  jobs: Pool | ClientBase,
  accountId: string,
  now: Date,
): Promise<ChurchRows> {
  const columns = ['figures', 'asked', 'answers', 'choices', 'annotations', 'expected'] as const;
  const texts = await readTexts(asJobs(jobs, accountId), columns);
  const church = await churchOf(texts, now.toISOString());
  return { ...church, accountId, passOf: sharePasses(), expectedText: texts.expected ?? null };
}

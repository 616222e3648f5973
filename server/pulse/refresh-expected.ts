import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { basisOf, computeExpected, isKeptFor, keepExpected } from './expected-weeks.ts';
import { pulseBase } from './pulse-input.ts';
import { pulseColumns } from './pulse-rows.ts';
import { keepSearchParts } from './search-beside.ts';

const column = z.string().nullable();
const columns = ['figures', 'choices', 'annotations', 'expected'] as const;
const rows = z.object({
  figures: column,
  choices: column,
  annotations: column,
  expected: column,
});
/** The dashboard's input without connections, which depend on the person's own rights. */
export type KeptTexts = z.infer<typeof rows>;

/** Reads a church's rows as `steeple_jobs`. */
export async function readKeptTexts(jobs: Pool, accountId: string): Promise<KeptTexts> {
  const selected = columns.map((name) => `${pulseColumns[name]}::text as ${name}`).join(', ');
  const { rows: found } = await jobs.query(`select ${selected}`, [accountId]);
  return rows.parse(found[0]);
}

/**
 * Computes and stores a church's expectations, unless the stored ones are current, and its search
 * details, so that the dashboard only has to read them. Call it after figures were computed and after a
 * note was changed. Idempotent.
 *
 * @param jobs the pool of `steeple_jobs`
 */
export async function refreshExpected(jobs: Pool, accountId: string, now: Date): Promise<void> {
  const texts = await readKeptTexts(jobs, accountId);
  const base = await pulseBase({ ...texts, connections: null }, now.toISOString());
  const basis = basisOf(base);
  if (base.figures.size === 0) {
    return;
  }
  if (!isKeptFor(JSON.parse(texts.expected ?? 'null'), basis)) {
    await keepExpected(jobs, accountId, basis, computeExpected(base));
  }
  if (base.figures.has('search_clicks')) {
    await keepSearchParts(jobs, accountId, base.weekStartsOn);
  }
}

/** The same after a change of notes; errors are only logged, because the change is already saved. */
export async function refreshAfterNote(jobs: Pool, accountId: string, log: Logger): Promise<void> {
  await refreshExpected(jobs, accountId, new Date()).catch((error: unknown) => {
    log.warn({ err: error, accountId }, 'what was expected of a church could not be worked out');
  });
}

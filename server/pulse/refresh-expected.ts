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
/** What a dashboard follows from, but for the connections, which a person's own rights decide. */
export type KeptTexts = z.infer<typeof rows>;

/** Reads a church's rows with the login of the jobs. */
export async function readKeptTexts(jobs: Pool, accountId: string): Promise<KeptTexts> {
  const selected = columns.map((name) => `${pulseColumns[name]}::text as ${name}`).join(', ');
  const { rows: found } = await jobs.query(`select ${selected}`, [accountId]);
  return rows.parse(found[0]);
}

/**
 * Works out what a church's dashboard then only has to read, and keeps it: what was expected of its
 * weeks, unless what is kept still follows from its rows, and what of its searches stands beside the
 * figures. To be called after figures were computed and after a note was changed, as often as one likes.
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

/** The same once a note was written or deleted, which stands whatever happens here. */
export async function refreshAfterNote(jobs: Pool, accountId: string, log: Logger): Promise<void> {
  await refreshExpected(jobs, accountId, new Date()).catch((error: unknown) => {
    log.warn({ err: error, accountId }, 'what was expected of a church could not be worked out');
  });
}

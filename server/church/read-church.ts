import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import { type PassOf, sharePasses } from '#analytics/forecast/shared-pass.ts';
import { type PulseBase, pulseBase } from './church.ts';
import { pulseColumns } from './rows.ts';

const column = z.string().nullable();
const columns = ['figures', 'asked', 'choices', 'annotations', 'expected'] as const;
const rows = z.object({
  figures: column,
  asked: column,
  choices: column,
  annotations: column,
  expected: column,
});
/** The dashboard's input without connections, which depend on the person's own rights. */
export type KeptTexts = z.infer<typeof rows>;

/** Reads a church's rows as `steeple_jobs`. */
export async function readKeptTexts(
  jobs: Pool | ClientBase,
  accountId: string,
): Promise<KeptTexts> {
  const selected = columns.map((name) => `${pulseColumns[name]}::text as ${name}`).join(', ');
  const { rows: found } = await jobs.query(`select ${selected}`, [accountId]);
  return rows.parse(found[0]);
}

/** Reads as `steeple_jobs` what a church's connections have to tell anybody, as the column of connections. */
export async function readToldConnections(jobs: Pool, accountId: string): Promise<string> {
  const { rows: found } = await jobs.query(`select ${pulseColumns.toldConnections}::text as told`, [
    accountId,
  ]);
  return z.object({ told: z.string() }).parse(found[0]).told;
}

/**
 * A church's rows, read once for its dashboard, forecasts and cards, and the model passes that
 * these share.
 */
export type ChurchRows = PulseBase & {
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
  const texts = await readKeptTexts(jobs, accountId);
  const base = await pulseBase({ ...texts, connections: null }, now.toISOString());
  return { ...base, accountId, passOf: sharePasses(), expectedText: texts.expected };
}

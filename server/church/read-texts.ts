import type { ClientBase, Pool } from 'pg';
import type { TextRow } from '#database/access/scoped-query.ts';
import { churchColumns } from './rows.ts';

/**
 * Asks about one church, as a person with their rights or as the jobs: SQL expressions in which `$1` is the
 * account's id, and their values from `$2` on. Gives PostgreSQL's text.
 */
export type AskChurch = (columns: readonly string[], values?: TextRow) => Promise<TextRow>;

/** Asks as `steeple_jobs`. */
export function asJobs(jobs: Pool | ClientBase, accountId: string): AskChurch {
  return async (columns, values = []) => {
    const { rows } = await jobs.query<(string | null)[]>({
      text: `select ${columns.map((column) => `${column}::text`).join(', ')}`,
      values: [accountId, ...values],
      rowMode: 'array',
    });
    return rows[0] ?? [];
  };
}

type Column = keyof typeof churchColumns;

/** Columns of a church as text; those that were not asked for are absent. */
export type ChurchTexts = { [column in Column]?: string | null };

/** Reads columns of a church, in one statement. */
export async function readTexts(ask: AskChurch, names: readonly Column[]): Promise<ChurchTexts> {
  const texts = await ask(names.map((name) => churchColumns[name]));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? null]));
}

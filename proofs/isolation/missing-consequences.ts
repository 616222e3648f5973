import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';

/** What belongs to a connection and is deleted with it. */
const ofConnections = [
  'private.sync_connections',
  'private.sync_notices',
  'private.readings',
  'private.reading_coverage',
  'private.people_keys',
  'private.people_parts',
  'private.weeks_to_read',
];

/** Private tables whose rows go with their church, and only then. */
export const withChurchAlone =
  'account_views calls_for_help figure_origins figures_put_aside count_keys counts_to_follow told_giving superseded_quarters'.split(
    ' ',
  );

/** A row of a connection, as account id and integration; people are known from Planning Center only. */
export function connectionOf({ account_id, integration_type }: Row): string {
  return `${account_id} ${integration_type ?? 'planning_center'}`;
}

/**
 * After a Disconnect nothing is kept of what was read.
 *
 * @param ended the connections that ended
 * @returns what was kept, or null
 */
export function keptReadings(
  baseline: State,
  ended: ReadonlySet<string>,
  changed: Difference,
): string | null {
  for (const table of ofConnections) {
    const gone = new Set(changed.get(table)?.gone.map((row) => JSON.stringify(row)));
    const kept = (baseline.get(table) ?? []).find(
      (row) => ended.has(connectionOf(row)) && !gone.has(JSON.stringify(row)),
    );
    if (kept) {
      return `left ${table} of ${connectionOf(kept)}`;
    }
  }
  return null;
}

/**
 * Every wording of core knowledge is kept, with the person who saved it.
 *
 * @param knowledge the changed rows; null means absent
 * @returns the entry whose wording was not kept, or null
 */
export function missingVersion(
  knowledge: readonly { before: Row | null; after: Row | null }[],
  userId: string | undefined,
  changed: Difference,
): string | null {
  const versions = changed.get('analytics.library_versions')?.come ?? [];
  const missing = knowledge.find(
    ({ before, after }) =>
      after?.account_id === null &&
      (before?.title !== after.title || before?.prompt !== after.prompt) &&
      !versions.some(({ id, saved_by }) => id === after.id && saved_by === userId),
  );
  return missing ? `left no version of ${missing.after?.id}` : null;
}

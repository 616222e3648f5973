import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import { type Asker, tables } from '#proofs/isolation/oracle/specified-rights.ts';
import {
  connectionOf,
  endedConnections,
  leftSuperAdmins,
  type Pair,
  pairsOf,
} from './changed-rows.ts';

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

/**
 * Required consequences of a permitted change: an audit row, ended sessions, deleted provider
 * tokens.
 */
export function missingConsequence(asker: Asker, changed: Difference): string | null {
  const audited = changed.get('private.audit_log')?.come ?? [];
  for (const table of tables) {
    for (const { before, after } of pairsOf(table, changed)) {
      const id = before?.id ?? after?.id;
      const isAudited = audited.some(
        (row) =>
          row.table_name === `public.${table}` &&
          row.row_id === id &&
          row.actor_id === asker?.userId,
      );
      if (!isAudited) {
        return `left no audit row for ${table} ${id}`;
      }
    }
  }
  if (/\$argon2/.test(JSON.stringify(audited))) {
    return 'left a password hash in the audit log';
  }
  const ended = changed.get('auth.sessions')?.gone ?? [];
  for (const user of leftSuperAdmins(changed)) {
    if (!ended.some(({ user_id }) => user_id === user)) {
      return `left sessions of ${user}, who is no super admin any more`;
    }
  }
  return missingRevocation(changed);
}

function missingRevocation(changed: Difference): string | null {
  const dropped = new Set(
    (changed.get('private.provider_credentials')?.gone ?? []).map(connectionOf),
  );
  const queued = new Set(
    (changed.get('private.provider_revocations')?.come ?? []).map(connectionOf),
  );
  for (const connection of endedConnections(changed)) {
    if (!dropped.has(connection) || !queued.has(connection)) {
      return `left the provider's tokens of ${connection}`;
    }
  }
  return null;
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
  knowledge: readonly Pair[],
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

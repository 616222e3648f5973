import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import type { Row, TableName } from '#proofs/isolation/oracle/specified-rights.ts';

/** A row before and after a call; null where there was none. */
export type Pair = { before: Row | null; after: Row | null };

/** What changed in one table, row by row. */
export function pairsOf(table: TableName, changed: Difference): Pair[] {
  const { gone = [], come = [] } = changed.get(`public.${table}`) ?? {};
  const updated = gone.map((before) => ({
    before,
    after: come.find(({ id }) => id === before.id) ?? null,
  }));
  const ids = new Set(gone.map(({ id }) => id));
  const inserted = come.filter(({ id }) => !ids.has(id)).map((after) => ({ before: null, after }));
  return [...updated, ...inserted];
}

/** The rows of a table that are gone. */
export function deletedRows(table: TableName, changed: Difference): Row[] {
  return pairsOf(table, changed).flatMap(({ before, after }) => (before && !after ? [before] : []));
}

/** The users who are no super admins any more. */
export function leftSuperAdmins(changed: Difference): Set<unknown> {
  const left = pairsOf('profiles', changed).filter(
    ({ before, after }) => before?.role === 'super_admin' && after?.role !== 'super_admin',
  );
  return new Set(left.map(({ before }) => before?.user_id));
}

/** The connections that ended. */
export function endedConnections(changed: Difference): Set<string> {
  const ended = pairsOf('integrations', changed).filter(
    ({ before, after }) => before?.is_connected === true && after?.is_connected !== true,
  );
  return new Set(ended.flatMap(({ before }) => (before ? [connectionOf(before)] : [])));
}

/** A row of a connection, as account id and integration; people are known from Planning Center only. */
export function connectionOf({ account_id, integration_type }: Row): string {
  return `${account_id} ${integration_type ?? 'planning_center'}`;
}

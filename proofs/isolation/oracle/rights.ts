import { rightsInCatalogue } from '#testing/catalogue.ts';
import { analyticsProblems, widePolicies } from './analytics-rights.ts';
import type { Owner } from './database-state.ts';
import { heldBelow, heldOnTables } from './held-rights.ts';
import { idleGrants, idlePolicies, openTables } from './idle-rights.ts';
import { rowsOf, userId } from './planted-rows.ts';
import { accountId } from './planted-secrets.ts';
import {
  type Asker,
  insertableColumns,
  mayDelete,
  mayRead,
  type TableName,
  tables,
  updatableColumns,
} from './specified-rights.ts';

/** The person that each database role represents. */
const standIns: Record<string, Asker> = {
  anon: null,
  authenticated: { userId: userId('roleless'), role: null, accountId: null },
  account_admin: {
    userId: userId('grace'),
    role: 'account_admin',
    accountId: accountId('own'),
  },
  super_admin: { userId: userId('boss'), role: 'super_admin', accountId: null },
};

/** Every role that a request, the server or a job runs as. */
const allRoles = Object.keys(standIns).concat(
  'steeple_rest',
  'steeple_auth',
  'steeple_providers',
  'steeple_jobs',
);

/**
 * Compares the rights on the four tables with the specification, and all others with
 * database/catalogue.txt: no surplus right, and none missing.
 *
 * @param roles the database roles to check; all by default
 * @param isFirstEnough stops at the first check that fails
 * @returns a line for each difference
 */
export async function rightsProblems(
  owner: Owner,
  roles: readonly string[] = allRoles,
  isFirstEnough = false,
): Promise<string[]> {
  const checks = [
    ...roles.filter((name) => allRoles.includes(name)).map((role) => () => problemsOf(owner, role)),
    () => idlePolicies(owner),
    () => idleGrants(owner),
    () => widePolicies(owner),
    () => analyticsProblems(owner),
    () => openTables(owner),
  ];
  const problems: string[] = [];
  for (const check of checks) {
    problems.push(...(await check()));
    if (isFirstEnough && problems.length > 0) {
      break;
    }
  }
  return problems;
}

async function problemsOf(owner: Owner, role: string): Promise<string[]> {
  const asker = standIns[role] ?? null;
  const specified = tables.flatMap((table) => specifiedRights(asker, table));
  return [
    ...differences(role, await heldOnTables(owner, role), specified),
    ...differences(role, await heldBelow(owner, role), rightsInCatalogue(role)),
  ];
}

function differences(role: string, held: string[], specified: string[]): string[] {
  return [
    ...held.filter((right) => !specified.includes(right)).map((right) => `${role} holds ${right}`),
    ...specified.filter((right) => !held.includes(right)).map((right) => `${role} lacks ${right}`),
  ];
}

function specifiedRights(asker: Asker, table: TableName): string[] {
  const rows = rowsOf(table);
  const readable = rows.filter((row) => mayRead(asker, table, row));
  const columns = Object.keys(rows[0] ?? {});
  return [
    ...(readable.length > 0 ? columns.map((column) => `${table} SELECT (${column})`) : []),
    ...updatableColumns(asker, table).map((column) => `${table} UPDATE (${column})`),
    ...insertableColumns(asker, table).map((column) => `${table} INSERT (${column})`),
    ...(mayDelete(asker, table) ? [`${table} DELETE`] : []),
  ];
}

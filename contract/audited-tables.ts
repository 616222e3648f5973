import { auditedKinds } from './messages/audited-tables.ts';

export type AuditedTable = keyof typeof auditedKinds;

/** The tables that the audit log covers. A test compares them with the triggers of the database. */
export const auditedTableNames = Object.keys(auditedKinds).filter(isAuditedTable);

/** Whether the audit log covers a table, e.g. `public.accounts`. */
export function isAuditedTable(name: string): name is AuditedTable {
  return Object.hasOwn(auditedKinds, name);
}

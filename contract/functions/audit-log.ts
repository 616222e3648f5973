import * as z from 'zod/mini';
import { auditedTableNames } from '../audited-tables.ts';

export const auditOperations = ['INSERT', 'UPDATE', 'DELETE'] as const;
export type AuditOperation = (typeof auditOperations)[number];

/** The most entries that `audit-log` gives at once. */
const auditPageMax = 200;

const auditFilters = {
  /** A part of a person's name or e-mail, of deleted people too. */
  person: z.optional(z.string().check(z.maxLength(254))),
  actorId: z.optional(z.guid()),
  tableName: z.optional(z.enum(auditedTableNames)),
  operation: z.optional(z.enum(auditOperations)),
  rowId: z.optional(z.guid()),
  /** From this instant on. */
  from: z.optional(z.iso.datetime({ offset: true })),
  /** Before this instant. */
  to: z.optional(z.iso.datetime({ offset: true })),
};

// Strict, because ignoring a misspelt filter would show more than was asked for.
const auditFilter = z.strictObject(auditFilters);
export type AuditFilter = z.infer<typeof auditFilter>;

/** The body of `audit-log`; `before` is the `next` of the page before. */
export const auditLogRequest = z.strictObject({
  ...auditFilters,
  before: z.optional(z.int().check(z.positive())),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(auditPageMax))),
});

/** The body of `audit-log-export`. */
export const auditExportRequest = z.strictObject({
  ...auditFilters,
  format: z.enum(['csv', 'jsonl']),
});
export type AuditExportFormat = z.infer<typeof auditExportRequest>['format'];

const values = z.nullable(z.record(z.string(), z.unknown()));

const auditEntry = z.object({
  id: z.number(),
  /** ISO 8601, UTC, with microseconds. */
  happened_at: z.string(),
  /** Null for the server itself. */
  actor_id: z.nullable(z.guid()),
  actor_name: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  operation: z.enum(auditOperations),
  table_name: z.string(),
  row_id: z.guid(),
  /** What the entry is about: a name, a title, an e-mail. */
  subject: z.nullable(z.string()),
  /** The church that the row belongs to, as it is or was last called. */
  account_name: z.nullable(z.string()),
  /** Of an update only what changed; null where there was nothing. */
  before: values,
  after: values,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A page of the log, newest first; `next` is null on the last one. */
export const auditLogResponse = z.object({
  entries: z.array(auditEntry),
  next: z.nullable(z.number()),
});
export type AuditPage = z.infer<typeof auditLogResponse>;

/** The most entries in one exported file. */
export const auditExportMax = 50_000;

/** The last line of a file that the limit has cut. */
export const auditExportCut =
  'Only the newest 50,000 entries are in this file. Narrow the filter to export the others.';

import { byteOrderMark, quotedCsvRecord } from '#contract/csv.ts';
import {
  type AuditEntry,
  type AuditExportFormat,
  auditExportCut,
} from '#contract/functions/audit-log.ts';

/** How the log is written into a file. */
type AuditFormat = {
  contentType: string;
  head: string;
  line(entry: AuditEntry): string;
  /** The last line of a file that the limit has cut. */
  cut: string;
};

const columns = [
  'happened_at',
  'actor_name',
  'actor_email',
  'actor_id',
  'operation',
  'table_name',
  'row_id',
  'subject',
  'account_name',
] as const;

/**
 * CSV for spreadsheets, in which nothing can act as a formula; JSON lines for programs, with exact
 * values.
 */
export const auditFormats: Record<AuditExportFormat, AuditFormat> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    head: byteOrderMark + quotedCsvRecord([...columns, 'before', 'after']),
    line: (entry) =>
      quotedCsvRecord([
        ...columns.map((column) => entry[column]),
        entry.before && JSON.stringify(entry.before),
        entry.after && JSON.stringify(entry.after),
      ]),
    cut: quotedCsvRecord([auditExportCut, ...columns.map(() => null), null]),
  },
  jsonl: {
    contentType: 'application/jsonl; charset=utf-8',
    head: '',
    line: (entry) => `${JSON.stringify(entry)}\n`,
    cut: `${JSON.stringify({ notice: auditExportCut })}\n`,
  },
};

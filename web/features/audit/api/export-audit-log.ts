import * as z from 'zod/mini';
import {
  type AuditExportFormat,
  type AuditFilter,
  auditExportCut,
} from '#contract/functions/audit-log.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';

type Options = { filter: AuditFilter; format: AuditExportFormat };

/**
 * Fetches the filtered log as a file.
 * @returns the file, and whether it holds only the newest entries because there were too many
 * @throws {RequestRefused} {NoAnswer} as every function; also when the file was cut off on its way
 */
export async function exportAuditLog(api: Api, { filter, format }: Options) {
  const text = await invoke(api, 'audit-log-export', { ...filter, format }, z.string());
  // Reading an answer as text takes the byte order mark away, which spreadsheets need.
  const parts = format === 'csv' ? ['\uFEFF', text] : [text];
  const lastLine = text.slice(-2 * auditExportCut.length);
  return {
    file: new Blob(parts, { type: types[format] }),
    isCut: lastLine.includes(auditExportCut),
  };
}

const types: Record<AuditExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/jsonl;charset=utf-8',
};

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type AuditFilter, auditLogResponse } from '#contract/functions/audit-log.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

const firstPage: number | null = null;

/** The filtered audit log, page by page, newest first. */
export function auditLogQuery(api: Api, filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [queryRoots.auditLog, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      invoke(
        api,
        'audit-log',
        { ...filter, ...(pageParam === null ? {} : { before: pageParam }) },
        auditLogResponse,
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

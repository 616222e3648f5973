import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { auditMessages, auditWords } from '#contract/messages/audit.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { sentenceFor } from '#web/lib/api/request-error.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { auditLogQuery } from '../api/list-audit-log.ts';
import { isFiltering, requestOf } from '../model.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

/** The audit log: who changed what and when, with filters and an export. */
export function AuditScreen() {
  const { filter, change, clear } = useAuditFilter();
  const request = useMemo(() => requestOf(filter), [filter]);
  const log = useInfiniteQuery(auditLogQuery(useApi(), request));
  useFailureToast(log, loadFailureSentence);
  return (
    <>
      <PageHeader
        title={auditWords.heading}
        subtitle={auditWords.subtitle}
        actions={<ExportMenu filter={request} />}
      />
      <AuditFilters filter={filter} onChange={change} onClear={clear} />
      <QueryView query={log} loading={<AuditSkeleton />} failure={loadFailureSentence}>
        {({ pages }) => (
          <AuditList
            entries={pages.flatMap((page) => page.entries)}
            isFiltered={isFiltering(filter)}
            isOutdated={log.isPlaceholderData}
            hasMore={log.hasNextPage}
            isLoadingMore={log.isFetchingNextPage}
            onMore={() => void log.fetchNextPage()}
          />
        )}
      </QueryView>
    </>
  );
}

function loadFailureSentence(error: unknown): string {
  return sentenceFor(error, {
    refused: auditMessages.loadFailed,
    noAnswer: auditMessages.unexpected,
  });
}

import { Button, Paper } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AuditEntry as Entry } from '#contract/functions/audit-log.ts';
import { auditMessages, auditWords } from '#contract/messages/audit.ts';
import { commonWords } from '#contract/messages/common.ts';
import { CardList } from '#web/ui/card-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsNarrow } from '#web/ui/use-is-phone.ts';
import { AuditEntry } from './audit-entry.tsx';
import classes from './audit-list.module.css';
import { AuditTable } from './audit-table.tsx';

type Props = {
  entries: readonly Entry[];
  isFiltered: boolean;
  /** The entries shown belong to the previous filter until the new ones arrive. */
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
};

/** The entries, newest first, each of which can be opened; the older ones are fetched on demand. */
export function AuditList({
  entries,
  isFiltered,
  isOutdated,
  hasMore,
  isLoadingMore,
  onMore,
}: Props) {
  // Six columns need room.
  const isNarrow = useIsNarrow();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const lastFocus = useLastFocus(list, entries.length, hasMore);
  if (entries.length === 0) {
    return <NoEntries isFiltered={isFiltered} />;
  }
  const toggle = (id: number) =>
    setOpen((before) =>
      before.has(id)
        ? new Set([...before].filter((other) => other !== id))
        : new Set([...before, id]),
    );
  return (
    <div
      ref={list}
      aria-busy={isOutdated}
      className={classes.list}
      data-outdated={isOutdated || undefined}
    >
      {isNarrow ? (
        <CardList
          label={auditMessages.title}
          rows={entries}
          rowKey={({ id }) => String(id)}
          card={(entry) => (
            <AuditEntry entry={entry} isOpen={open.has(entry.id)} onToggle={toggle} />
          )}
        />
      ) : (
        <AuditTable entries={entries} open={open} onToggle={toggle} />
      )}
      <div className={classes.foot}>
        <p role="status" className={classes.count}>
          {auditWords.count(entries.length, hasMore)}
        </p>
        {hasMore ? (
          <Button
            variant="default"
            aria-disabled={isLoadingMore}
            data-disabled={isLoadingMore}
            onClick={() => {
              if (!isLoadingMore) {
                lastFocus.remember();
                onMore();
              }
            }}
          >
            {isLoadingMore ? commonWords.loadingMore : commonWords.loadMore}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Paper withBorder>
      <EmptyState
        icon={<IconHistory size={30} />}
        text={isFiltered ? auditMessages.noneMatch : auditMessages.none}
      />
    </Paper>
  );
}

/** The button disappears with the last page; the focus moves to the first of the new entries. */
function useLastFocus(list: RefObject<HTMLElement | null>, count: number, hasMore: boolean) {
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = countBefore.current;
    if (before !== null && count > before) {
      countBefore.current = null;
      if (!hasMore) {
        list.current?.querySelector<HTMLElement>(`[data-index="${before}"] button`)?.focus();
      }
    }
  }, [list, count, hasMore]);
  return {
    remember: () => {
      countBefore.current = count;
    },
  };
}

import { Paper } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import { useMemo } from 'react';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import { CardList } from '#web/ui/card-list.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { searchCoreKnowledge } from '../model.ts';
import classes from './core-knowledge.module.css';
import { CoreKnowledgeCard } from './core-knowledge-card.tsx';
import { coreKnowledgeColumns } from './core-knowledge-columns.tsx';

type Props = {
  entries: readonly Knowledge[];
  searchText: string;
  onOpen: (entry: Knowledge) => void;
  onDelete: (entry: Knowledge) => void;
};

/** The core entries that match the search: a table, or cards on a phone. */
export function CoreKnowledgeList({ entries, searchText, onOpen, onDelete }: Props) {
  const isPhone = useIsPhone();
  const found = useMemo(() => searchCoreKnowledge(entries, searchText), [entries, searchText]);
  const columns = useMemo(() => coreKnowledgeColumns(onDelete), [onDelete]);
  if (found.length === 0) {
    const { none, noneMatch } = coreKnowledgeMessages;
    return (
      <Paper withBorder>
        <EmptyState
          icon={<IconBook size={30} />}
          text={searchText.trim() === '' ? none : noneMatch}
        />
      </Paper>
    );
  }
  return (
    <>
      {isPhone ? (
        <CardList
          label="Core knowledge"
          rows={found}
          rowKey={entryId}
          card={(entry) => <CoreKnowledgeCard entry={entry} onDelete={onDelete} />}
        />
      ) : (
        <div className={classes.frame}>
          <DataTable
            label="Core knowledge"
            columns={columns}
            rows={found}
            rowKey={entryId}
            opens={{ address: ({ id }) => paths.knowledgeEntry(id), onOpen }}
          />
        </div>
      )}
      <ListFooter count={found.length} noun={{ one: 'entry', many: 'entries' }} />
    </>
  );
}

function entryId({ id }: Knowledge): string {
  return id;
}

import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import { useMemo } from 'react';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import { ListFooter } from '#web/ui/list-footer.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { searchCoreKnowledge } from '../model.ts';
import { CoreKnowledgeCard } from './core-knowledge-card.tsx';
import { coreKnowledgeColumns } from './core-knowledge-columns.tsx';

type Props = {
  entries: readonly Knowledge[];
  searchText: string;
  onOpen: (entry: Knowledge) => void;
  onDelete: (entry: Knowledge) => void;
};

/** The core entries that match the search. */
export function CoreKnowledgeList({ entries, searchText, onOpen, onDelete }: Props) {
  const found = useMemo(() => searchCoreKnowledge(entries, searchText), [entries, searchText]);
  const columns = useMemo(() => coreKnowledgeColumns(onDelete), [onDelete]);
  const { none, noneMatch } = coreKnowledgeMessages;
  return (
    <RecordList
      label={knowledgeWords.coreList}
      footer={<ListFooter count={found.length} words={knowledgeWords.count(found.length)} />}
      rows={found}
      rowKey={entryId}
      columns={columns}
      opens={{ address: ({ id }) => paths.knowledgeEntry(id), onOpen }}
      card={(entry) => <CoreKnowledgeCard entry={entry} onDelete={onDelete} />}
      empty={{
        icon: <IconBook size={30} />,
        text: searchText.trim() === '' ? none : noneMatch,
      }}
    />
  );
}

function entryId({ id }: Knowledge): string {
  return id;
}

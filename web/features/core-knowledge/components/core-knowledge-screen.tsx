import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { useSearchText } from '#web/ui/use-search-text.ts';
import { coreKnowledgeQuery } from '../api/list-core-knowledge.ts';
import { CoreKnowledgeList } from './core-knowledge-list.tsx';
import { CoreKnowledgeSkeleton } from './core-knowledge-skeleton.tsx';
import { DeleteCoreKnowledgeDialog } from './delete-core-knowledge-dialog.tsx';

const failureSentence = () => coreKnowledgeMessages.listFailed;

/** The list of all core knowledge, with search and deleting. */
export function CoreKnowledgeScreen({ onOpen }: { onOpen: (entry: Knowledge) => void }) {
  const entries = useQuery(coreKnowledgeQuery(useApi()));
  const search = useSearchText();
  const [doomed, setDoomed] = useState<Knowledge | null>(null);
  const searchArea = useRef<HTMLDivElement>(null);
  useFailureToast(entries, failureSentence);

  return (
    <>
      <PageHeader
        title="Core Knowledge"
        subtitle="AI prompts that hold for every account"
        actions={<ButtonLink to="/knowledge/add">Add Core Knowledge</ButtonLink>}
      />
      <div ref={searchArea}>
        <SearchBox
          label="Search core knowledge"
          placeholder="Search core knowledge..."
          value={search.text}
          onChange={search.setText}
        />
      </div>
      <QueryView query={entries} loading={<CoreKnowledgeSkeleton />} failure={failureSentence}>
        {(data) => (
          <CoreKnowledgeList
            entries={data}
            searchText={search.deferredText}
            onOpen={onOpen}
            onDelete={setDoomed}
          />
        )}
      </QueryView>
      <DeleteCoreKnowledgeDialog
        entry={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => searchArea.current?.querySelector('input')?.focus()}
      />
    </>
  );
}

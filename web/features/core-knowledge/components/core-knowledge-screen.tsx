import { useQuery } from '@tanstack/react-query';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ListScreen } from '#web/screens/list-screen.tsx';
import { coreKnowledgeQuery } from '../api/list-core-knowledge.ts';
import { CoreKnowledgeList } from './core-knowledge-list.tsx';
import { CoreKnowledgeSkeleton } from './core-knowledge-skeleton.tsx';
import { DeleteCoreKnowledgeDialog } from './delete-core-knowledge-dialog.tsx';

/** The list of all core knowledge, with search and deleting. */
export function CoreKnowledgeScreen({ onOpen }: { onOpen: (entry: Knowledge) => void }) {
  return (
    <ListScreen
      title={knowledgeWords.core}
      subtitle={knowledgeWords.coreText}
      add={{ to: paths.addKnowledge, label: knowledgeWords.addCore }}
      search={{ label: knowledgeWords.search, placeholder: knowledgeWords.searchHint }}
      rows={useQuery(coreKnowledgeQuery(useApi()))}
      loading={<CoreKnowledgeSkeleton />}
      failure={() => coreKnowledgeMessages.listFailed}
      list={(entries, shown) => <CoreKnowledgeList entries={entries} onOpen={onOpen} {...shown} />}
      deletion={(entry, asked) => <DeleteCoreKnowledgeDialog entry={entry} {...asked} />}
    />
  );
}

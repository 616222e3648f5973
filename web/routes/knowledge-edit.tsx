import { useParams } from 'react-router';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { EditCoreKnowledgeScreen } from '#web/features/core-knowledge/components/edit-core-knowledge-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/** /knowledge/edit/{id} */
export function Component() {
  const returnTo = useReturnTo();
  const { entryId = '' } = useParams();
  const toList = () => returnTo(paths.knowledge);
  return (
    <SuperAdminOnly title={knowledgeWords.edit} refusal={coreKnowledgeMessages.accessDenied}>
      <EditCoreKnowledgeScreen
        key={entryId}
        entryId={entryId}
        onDone={() => returnTo(paths.knowledgeEntry(entryId))}
        onLoadFailed={toList}
      />
    </SuperAdminOnly>
  );
}

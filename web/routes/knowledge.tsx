import { useNavigate } from 'react-router';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { CoreKnowledgeScreen } from '#web/features/core-knowledge/components/core-knowledge-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';

/** /knowledge */
export function Component() {
  const navigate = useNavigate();
  return (
    <SuperAdminOnly title={knowledgeWords.core} refusal={coreKnowledgeMessages.accessDenied}>
      <CoreKnowledgeScreen onOpen={({ id }) => navigate(paths.knowledgeEntry(id))} />
    </SuperAdminOnly>
  );
}

import { useNavigate } from 'react-router';
import { coreKnowledgeMessages } from '#contract/messages/core-knowledge.ts';
import { CoreKnowledgeScreen } from '#web/features/core-knowledge/components/core-knowledge-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';

/** /knowledge */
export function Component() {
  const navigate = useNavigate();
  return (
    <SuperAdminOnly title="Core Knowledge" refusal={coreKnowledgeMessages.accessDenied}>
      <CoreKnowledgeScreen onOpen={({ id }) => navigate(paths.knowledgeEntry(id))} />
    </SuperAdminOnly>
  );
}

import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { EditCoreKnowledgeScreen } from '#web/features/core-knowledge/components/edit-core-knowledge-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';

/** /knowledge/edit/{id} */
export function Component() {
  const navigate = useNavigate();
  const { entryId = '' } = useParams();
  const toList = useCallback(() => void navigate(paths.knowledge, { replace: true }), [navigate]);
  return (
    <SuperAdminOnly title="Edit Knowledge" refusal={coreKnowledgeMessages.accessDenied}>
      <EditCoreKnowledgeScreen
        key={entryId}
        entryId={entryId}
        onDone={() => navigate(paths.knowledgeEntry(entryId))}
        onLoadFailed={toList}
      />
    </SuperAdminOnly>
  );
}

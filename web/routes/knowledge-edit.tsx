import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { EditCoreKnowledgeScreen } from '#web/features/core-knowledge/components/edit-core-knowledge-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';

/** /knowledge/edit/{id} */
export function Component() {
  const navigate = useNavigate();
  const { entryId = '' } = useParams();
  const toList = useCallback(() => void navigate('/knowledge', { replace: true }), [navigate]);
  return (
    <SuperAdminOnly title="Edit Knowledge" refusal={coreKnowledgeMessages.accessDenied}>
      <EditCoreKnowledgeScreen
        key={entryId}
        entryId={entryId}
        onDone={() => navigate(`/knowledge/view/${entryId}`)}
        onLoadFailed={toList}
      />
    </SuperAdminOnly>
  );
}

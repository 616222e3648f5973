import { useParams } from 'react-router';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { CoreKnowledgeDetails } from '#web/features/core-knowledge/components/core-knowledge-details.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/** /knowledge/view/{id} */
export function Component() {
  const returnTo = useReturnTo();
  const { entryId = '' } = useParams();
  const toList = () => returnTo(paths.knowledge);
  return (
    <SuperAdminOnly title="View Knowledge" refusal={coreKnowledgeMessages.accessDenied}>
      <CoreKnowledgeDetails key={entryId} entryId={entryId} onLoadFailed={toList} />
    </SuperAdminOnly>
  );
}

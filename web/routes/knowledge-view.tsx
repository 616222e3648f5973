import { useParams } from 'react-router';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { CoreKnowledgeDetails } from '#web/features/core-knowledge/components/core-knowledge-details.tsx';
import { LibraryPanel } from '#web/features/library/components/library-panel.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/**
 * Grace Hill Church, where previews are made; an installation without the demo tries no church in
 * particular.
 */
const demoAccountId = '5eed0000-0000-4000-8000-0000000000a1';

/** /knowledge/view/{id} */
export function Component() {
  const returnTo = useReturnTo();
  const { entryId = '' } = useParams();
  const toList = () => returnTo(paths.knowledge);
  return (
    <SuperAdminOnly title={knowledgeWords.view} refusal={coreKnowledgeMessages.accessDenied}>
      <CoreKnowledgeDetails key={entryId} entryId={entryId} onLoadFailed={toList} />
      <LibraryPanel key={`library ${entryId}`} entryId={entryId} previewAccountId={demoAccountId} />
    </SuperAdminOnly>
  );
}

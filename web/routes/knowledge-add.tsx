import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { AddCoreKnowledgeScreen } from '#web/features/core-knowledge/components/add-core-knowledge-screen.tsx';
import { SuperAdminOnly } from '#web/features/viewer/components/super-admin-only.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';

/** /knowledge/add */
export function Component() {
  const returnTo = useReturnTo();
  const { userId } = useViewer();
  return (
    <SuperAdminOnly title={knowledgeWords.add} refusal={coreKnowledgeMessages.accessDenied}>
      <AddCoreKnowledgeScreen userId={userId} onDone={() => returnTo(paths.knowledge)} />
    </SuperAdminOnly>
  );
}

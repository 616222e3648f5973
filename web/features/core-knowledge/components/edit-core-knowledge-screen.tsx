import { useQuery } from '@tanstack/react-query';
import { knowledgeMessages } from '#contract/messages/app.ts';
import { commonWords } from '#contract/messages/common.ts';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { RecordScreen } from '#web/screens/record-screen.tsx';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import { useFreshRow } from '#web/screens/use-fresh-row.ts';
import { coreEntryQuery } from '../api/read-core-knowledge.ts';
import { useUpdateCoreKnowledge } from '../api/update-core-knowledge.ts';
import { CoreEntrySkeleton } from './core-entry-skeleton.tsx';
import { CoreKnowledgeForm } from './core-knowledge-form.tsx';

type Props = { entryId: string; onDone: () => void; onLoadFailed: () => void };

/** Changes a core entry. */
export function EditCoreKnowledgeScreen({ entryId, onDone, onLoadFailed }: Props) {
  const updating = useUpdateCoreKnowledge(entryId);
  const query = { ...coreEntryQuery(useApi(), entryId), refetchOnWindowFocus: false };
  return (
    <RecordScreen
      {...useFreshRow(useQuery(query))}
      title={knowledgeWords.edit}
      subtitle={knowledgeWords.editText}
      nameOf={({ title }) => title}
      back={{ to: paths.knowledgeEntry(entryId), label: knowledgeWords.backToOne }}
      loading={<CoreEntrySkeleton />}
      failed={() => ({ text: coreKnowledgeMessages.loadFailed })}
      onLeave={onLoadFailed}
    >
      {({ title, prompt }) => (
        <CoreKnowledgeForm
          initial={{ title, prompt }}
          submitLabel={commonWords.saveChanges}
          busyLabel={commonWords.saving}
          onDone={onDone}
          saving={{
            mutation: updating,
            logged: 'A core knowledge entry could not be updated.',
            saved: knowledgeMessages.updated,
            failed: (error) => saveFailureToast(error, coreKnowledgeMessages.updateFailed, 'entry'),
          }}
        />
      )}
    </RecordScreen>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { knowledgeMessages } from '#contract/messages.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { coreEntryQuery } from '../api/read-core-knowledge.ts';
import { useUpdateCoreKnowledge } from '../api/update-core-knowledge.ts';
import { CoreEntrySkeleton } from './core-entry-skeleton.tsx';
import { CoreKnowledgeForm } from './core-knowledge-form.tsx';

type Props = { entryId: string; onDone: () => void; onLoadFailed: () => void };

/** Changes a core entry. It waits for the present row, so that nobody edits what is out of date. */
export function EditCoreKnowledgeScreen({ entryId, onDone, onLoadFailed }: Props) {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...coreEntryQuery(useApi(), entryId),
    refetchOnWindowFocus: false,
  });
  const entry = isFetchedAfterMount ? data : undefined;
  const hasFailed = isFetchedAfterMount && (error !== null || entry === null);

  useEffect(() => {
    if (hasFailed) {
      showFailure({ text: coreKnowledgeMessages.loadFailed });
      onLoadFailed();
    }
  }, [hasFailed, onLoadFailed]);

  return (
    <>
      <PageHeader
        title="Edit Knowledge"
        subtitle="Update the core AI prompt details"
        back={<BackButton to={paths.knowledgeEntry(entryId)}>Back to Knowledge</BackButton>}
      />
      {entry ? <EditForm entry={entry} onDone={onDone} /> : <CoreEntrySkeleton />}
    </>
  );
}

function EditForm({ entry, onDone }: { entry: Knowledge; onDone: () => void }) {
  const updating = useUpdateCoreKnowledge(entry.id);
  const update = useMutateOnce(updating);
  return (
    <CoreKnowledgeForm
      initial={{ title: entry.title, prompt: entry.prompt }}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      isBusy={updating.isPending || updating.isSuccess}
      onCancel={onDone}
      onSubmit={(input, leaveFreely) =>
        update(input, {
          onSuccess: () => {
            showSuccess({ text: knowledgeMessages.updated });
            leaveFreely(onDone);
          },
          onError: (error) => {
            logError('A core knowledge entry could not be updated.', error);
            showFailure(saveFailureToast(error, coreKnowledgeMessages.updateFailed, 'entry'));
          },
        })
      }
    />
  );
}

import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { confirmDeletion, knowledgeMessages } from '#contract/messages.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useLastValue } from '#web/ui/use-last-value.ts';
import { useDeleteCoreKnowledge } from '../api/delete-core-knowledge.ts';

type Props = { entry: Knowledge | null; onClose: () => void; onDeleted: () => void };

/** Asks before a core entry goes, and deletes it. */
export function DeleteCoreKnowledgeDialog({ entry, onClose, onDeleted }: Props) {
  const deletion = useDeleteCoreKnowledge();
  const remove = useMutateOnce(deletion);
  const title = useLastValue(entry?.title) ?? '';

  function confirm() {
    if (!entry) {
      return;
    }
    remove(entry.id, {
      onSuccess: () => {
        showSuccess({ text: knowledgeMessages.deleted });
        onClose();
        onDeleted();
      },
      onError: (error) => {
        logError('A core knowledge entry could not be deleted.', error);
        showFailure({ text: coreKnowledgeMessages.deleteFailed });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={entry !== null}
      title="Delete Knowledge Entry"
      text={confirmDeletion(`"${title}"`)}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

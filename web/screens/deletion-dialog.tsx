import type { UseMutationResult } from '@tanstack/react-query';
import { deletionMessages } from '#contract/messages/app.ts';
import { commonWords } from '#contract/messages/common.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Toast } from '#web/ui/toasts.ts';
import { useLastValue } from '#web/ui/use-last-value.ts';
import { useSaving } from './use-saving.ts';

type Props = {
  title: string;
  /** What is to go, or null while nobody asks; `subject` with its quotation marks where it has them. */
  target: { id: string; subject: string } | null;
  /** Deletes by id. */
  deletion: UseMutationResult<unknown, Error, string>;
  deletedText: string;
  failureToast: (error: Error) => Toast;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks for confirmation, deletes once, and reports the outcome. */
export function DeletionDialog(props: Props) {
  const { title, target, deletion, deletedText, failureToast, onClose, onDeleted } = props;
  const { save: remove, isSaving: isDeleting } = useSaving(deletion, {
    logged: `${title}: it could not be deleted.`,
    saved: deletedText,
    failed: failureToast,
  });
  const subject = useLastValue(target?.subject) ?? '';

  function confirm() {
    if (!target) {
      return;
    }
    remove(target.id, {
      onSaved: () => {
        onClose();
        onDeleted();
      },
      onFailed: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen={target !== null}
      title={title}
      text={deletionMessages.question(subject)}
      confirmLabel={commonWords.remove}
      busyLabel={commonWords.removing}
      isBusy={isDeleting}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

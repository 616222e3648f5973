import { accountMessages, confirmDeletion } from '#contract/messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useLastValue } from '#web/ui/use-last-value.ts';
import { useDeleteAccount } from '../api/delete-account.ts';
import type { ListedAccount } from '../model.ts';

type Props = { account: ListedAccount | null; onClose: () => void; onDeleted: () => void };

/** Asks before an account goes, and deletes it. */
export function DeleteAccountDialog({ account, onClose, onDeleted }: Props) {
  const deletion = useDeleteAccount();
  const remove = useMutateOnce(deletion);
  const name = useLastValue(account?.account_name) ?? '';

  function confirm() {
    if (!account) {
      return;
    }
    remove(account.id, {
      onSuccess: () => {
        showSuccess({ text: accountMessages.deleted });
        onClose();
        onDeleted();
      },
      onError: (error) => {
        logError('An account could not be deleted.', error);
        showFailure({ text: accountMessages.deleteFailed });
        onClose();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen={account !== null}
      title="Delete Account"
      text={confirmDeletion(`"${name}"`)}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

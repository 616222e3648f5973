import { accountWords } from '#contract/messages/accounts.ts';
import { accountMessages } from '#contract/messages/app.ts';
import { DeletionDialog } from '#web/screens/deletion-dialog.tsx';
import { useDeleteAccount } from '../api/delete-account.ts';
import type { ListedAccount } from '../model.ts';

type Props = { account: ListedAccount | null; onClose: () => void; onDeleted: () => void };

/** Deletes an account after confirmation. */
export function DeleteAccountDialog({ account, onClose, onDeleted }: Props) {
  return (
    <DeletionDialog
      title={accountWords.remove}
      target={account && { id: account.id, subject: `"${account.account_name}"` }}
      deletion={useDeleteAccount()}
      deletedText={accountMessages.deleted}
      failureToast={() => ({ text: accountMessages.deleteFailed })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

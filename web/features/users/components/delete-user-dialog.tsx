import { userMessages, userWords } from '#contract/messages/users.ts';
import { DeletionDialog } from '#web/screens/deletion-dialog.tsx';
import { useDeleteUser } from '../api/delete-user.ts';
import { failureToast } from '../failure-toast.ts';
import { fullName, type User } from '../model.ts';

type Props = { user: User | null; onClose: () => void; onDeleted: () => void };

/** Deletes a user after confirmation. */
export function DeleteUserDialog({ user, onClose, onDeleted }: Props) {
  return (
    <DeletionDialog
      title={userWords.remove}
      target={user && { id: user.user_id, subject: fullName(user) }}
      deletion={useDeleteUser()}
      deletedText={userMessages.deleted}
      failureToast={(error) => failureToast(error, userMessages.deleteFailed)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

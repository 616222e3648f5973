import { accountKnowledgeMessages, knowledgeMessages } from '#contract/messages.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { DeletionDialog } from '#web/screens/deletion-dialog.tsx';
import { useDeleteAccountKnowledge } from '../api/delete-account-knowledge.ts';

type Props = { entry: Knowledge | null; onClose: () => void; onDeleted: () => void };

/** Asks before an entry of an account goes, and deletes it. */
export function DeleteEntryDialog({ entry, onClose, onDeleted }: Props) {
  return (
    <DeletionDialog
      title="Delete Knowledge Entry"
      target={entry && { id: entry.id, subject: `"${entry.title}"` }}
      deletion={useDeleteAccountKnowledge()}
      deletedText={knowledgeMessages.deleted}
      failureToast={() => ({ text: accountKnowledgeMessages.deleteFailed })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

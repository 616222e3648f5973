import { accountKnowledgeMessages, knowledgeMessages } from '#contract/messages/app.ts';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { DeletionDialog } from '#web/screens/deletion-dialog.tsx';
import { useDeleteAccountKnowledge } from '../api/delete-account-knowledge.ts';

type Props = { entry: Knowledge | null; onClose: () => void; onDeleted: () => void };

/** Deletes an entry of an account after confirmation. */
export function DeleteEntryDialog({ entry, onClose, onDeleted }: Props) {
  return (
    <DeletionDialog
      title={knowledgeWords.removeEntry}
      target={entry && { id: entry.id, subject: `"${entry.title}"` }}
      deletion={useDeleteAccountKnowledge()}
      deletedText={knowledgeMessages.deleted}
      failureToast={() => ({ text: accountKnowledgeMessages.deleteFailed })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

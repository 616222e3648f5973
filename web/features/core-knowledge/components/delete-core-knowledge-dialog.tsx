import { knowledgeMessages } from '#contract/messages/app.ts';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { DeletionDialog } from '#web/screens/deletion-dialog.tsx';
import { useDeleteCoreKnowledge } from '../api/delete-core-knowledge.ts';

type Props = { entry: Knowledge | null; onClose: () => void; onDeleted: () => void };

/** Deletes a core entry after confirmation. */
export function DeleteCoreKnowledgeDialog({ entry, onClose, onDeleted }: Props) {
  return (
    <DeletionDialog
      title={knowledgeWords.removeEntry}
      target={entry && { id: entry.id, subject: `"${entry.title}"` }}
      deletion={useDeleteCoreKnowledge()}
      deletedText={knowledgeMessages.deleted}
      failureToast={() => ({ text: coreKnowledgeMessages.deleteFailed })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

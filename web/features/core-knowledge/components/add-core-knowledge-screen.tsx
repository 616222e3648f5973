import { knowledgeMessages } from '#contract/messages/app.ts';
import { coreKnowledgeMessages } from '#contract/messages/core-knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCreateCoreKnowledge } from '../api/create-core-knowledge.ts';
import { CoreKnowledgeForm } from './core-knowledge-form.tsx';

type Props = { userId: string; onDone: () => void };

const empty = { title: '', prompt: '' };

/** Creates a core entry. */
export function AddCoreKnowledgeScreen({ userId, onDone }: Props) {
  return (
    <>
      <PageHeader
        title="Add Knowledge"
        subtitle="Create a new core AI prompt for the system"
        back={<BackButton to={paths.knowledge}>Back to Core Knowledge</BackButton>}
      />
      <CoreKnowledgeForm
        initial={empty}
        submitLabel="Create Knowledge"
        busyLabel="Creating..."
        onDone={onDone}
        saving={{
          mutation: useCreateCoreKnowledge(userId),
          logged: 'A core knowledge entry could not be created.',
          saved: knowledgeMessages.created,
          failed: () => ({ text: coreKnowledgeMessages.createFailed }),
        }}
      />
    </>
  );
}

import { knowledgeMessages } from '#contract/messages/app.ts';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
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
        title={knowledgeWords.add}
        subtitle={knowledgeWords.createText}
        back={<BackButton to={paths.knowledge}>{knowledgeWords.backToCore}</BackButton>}
      />
      <CoreKnowledgeForm
        initial={empty}
        submitLabel={knowledgeWords.create}
        busyLabel={knowledgeWords.creating}
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

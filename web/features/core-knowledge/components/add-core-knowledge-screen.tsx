import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { knowledgeMessages } from '#contract/messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useCreateCoreKnowledge } from '../api/create-core-knowledge.ts';
import { CoreKnowledgeForm } from './core-knowledge-form.tsx';

type Props = { userId: string; onDone: () => void };

const empty = { title: '', prompt: '' };

/** Creates a core entry. */
export function AddCoreKnowledgeScreen({ userId, onDone }: Props) {
  const creation = useCreateCoreKnowledge(userId);
  const create = useMutateOnce(creation);
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
        isBusy={creation.isPending || creation.isSuccess}
        onCancel={onDone}
        onSubmit={(input, leaveFreely) =>
          create(input, {
            onSuccess: () => {
              showSuccess({ text: knowledgeMessages.created });
              leaveFreely(onDone);
            },
            onError: (error) => {
              logError('A core knowledge entry could not be created.', error);
              showFailure({ text: coreKnowledgeMessages.createFailed });
            },
          })
        }
      />
    </>
  );
}

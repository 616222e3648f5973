import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { accountKnowledgeMessages, knowledgeMessages } from '#contract/messages.ts';
import {
  type AccountKnowledgeInput,
  accountKnowledgeInput,
  type Knowledge,
} from '#contract/tables/knowledge.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useDraft } from '#web/screens/use-draft.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { type Owner, useSaveAccountKnowledge } from '../api/save-account-knowledge.ts';
import classes from './account-knowledge-panel.module.css';

type Props = { owner: Owner; entry: Knowledge | null; onClose: () => void };

/** The inline form for a new entry, or for the given one. */
export function EntryForm({ owner, entry, onClose }: Props) {
  const saving = useSaveAccountKnowledge(owner, entry);
  const saveOnce = useMutateOnce(saving);
  const form = useForm<AccountKnowledgeInput>({
    initialValues: { title: entry?.title ?? '', prompt: entry?.prompt ?? '' },
    validate: schemaResolver(accountKnowledgeInput, { sync: true }),
  });
  const leaveFreely = useUnsavedChanges(form.isDirty(), saving.isPending);
  useDraft(form, entry?.id ?? 'new');
  const isBlank = form.values.title.trim() === '' || form.values.prompt.trim() === '';

  function save(values: AccountKnowledgeInput) {
    saveOnce(accountKnowledgeInput.parse(values), {
      onSuccess: () => {
        showSuccess({ text: entry ? knowledgeMessages.updated : knowledgeMessages.created });
        leaveFreely(onClose);
      },
      onError: (error) => {
        const { updateFailed, createFailed } = accountKnowledgeMessages;
        logError('A knowledge entry could not be saved.', error);
        showFailure(saveFailureToast(error, entry ? updateFailed : createFailed, 'entry'));
      },
    });
  }

  return (
    <form
      noValidate
      className={classes.form}
      aria-label={entry ? `Edit ${entry.title}` : 'Add Knowledge'}
      onSubmit={form.onSubmit(save)}
    >
      <Stack>
        <TextInput
          label="Title"
          required
          autoComplete="off"
          ref={focusOnArrival}
          {...form.getInputProps('title')}
        />
        <Textarea
          label="Description"
          required
          autosize
          minRows={3}
          {...form.getInputProps('prompt')}
        />
        <FormActions>
          <Button variant="default" onClick={() => leaveFreely(onClose)}>
            Cancel
          </Button>
          <Button type="submit" disabled={saving.isPending || isBlank}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}

/** What was pressed to open the form has gone, and the focus with it. */
function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus();
}

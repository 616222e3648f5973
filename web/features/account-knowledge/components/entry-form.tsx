import { Textarea, TextInput } from '@mantine/core';
import { accountKnowledgeMessages, knowledgeMessages } from '#contract/messages/app.ts';
import { commonWords } from '#contract/messages/common.ts';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { accountKnowledgeInput, type Knowledge } from '#contract/tables/knowledge.ts';
import { RecordForm } from '#web/screens/record-form.tsx';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import { type Owner, useSaveAccountKnowledge } from '../api/save-account-knowledge.ts';
import classes from './account-knowledge-panel.module.css';

type Props = { owner: Owner; entry: Knowledge | null; onClose: () => void };

/** The inline form for a new entry, or for the given one. */
export function EntryForm({ owner, entry, onClose }: Props) {
  const { title, prompt } = entry ?? { title: '', prompt: '' };
  const { updateFailed, createFailed } = accountKnowledgeMessages;
  const labels = { title: knowledgeWords.title, prompt: knowledgeWords.description };
  return (
    <RecordForm
      label={entry ? commonWords.editOf(entry.title) : knowledgeWords.add}
      className={classes.form}
      schema={accountKnowledgeInput}
      initial={{ title, prompt }}
      submitLabel={commonWords.save}
      busyLabel={commonWords.saving}
      onDone={onClose}
      saving={{
        mutation: useSaveAccountKnowledge(owner, entry),
        before: { title, prompt },
        noun: 'entry',
        labels,
        draftName: entry?.id ?? 'new',
        logged: 'A knowledge entry could not be saved.',
        saved: entry ? knowledgeMessages.updated : knowledgeMessages.created,
        failed: (error) => saveFailureToast(error, entry ? updateFailed : createFailed, 'entry'),
      }}
      fields={({ getInputProps }) => (
        <>
          <TextInput
            label={labels.title}
            required
            autoComplete="off"
            ref={focusOnArrival}
            {...getInputProps('title')}
          />
          <Textarea
            label={labels.prompt}
            required
            autosize
            minRows={3}
            {...getInputProps('prompt')}
          />
        </>
      )}
    />
  );
}

/** The button that opened the form is gone, and the focus with it. */
function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus();
}

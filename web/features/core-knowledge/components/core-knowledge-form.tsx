import { Paper, Textarea, TextInput } from '@mantine/core';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { type CoreKnowledgeInput, coreKnowledgeInput } from '#contract/tables/knowledge.ts';
import { RecordForm } from '#web/screens/record-form.tsx';
import type { SavingForm } from '#web/screens/use-saving-form.tsx';
import classes from './core-knowledge.module.css';

type Props = {
  /** What the entry says now; both empty for a new one. */
  initial: CoreKnowledgeInput;
  saving: Pick<SavingForm<CoreKnowledgeInput>, 'mutation' | 'saved' | 'logged' | 'failed'>;
  submitLabel: string;
  busyLabel: string;
  onDone: () => void;
};

/** The fields of a core entry, for adding and editing. */
export function CoreKnowledgeForm({ initial, saving, ...form }: Props) {
  const labels = { title: knowledgeWords.title, prompt: knowledgeWords.prompt };
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
      <RecordForm
        {...form}
        schema={coreKnowledgeInput}
        initial={initial}
        saving={{ ...saving, before: initial, noun: 'entry', labels }}
        fields={({ getInputProps }) => (
          <>
            <TextInput
              label={labels.title}
              required
              autoComplete="off"
              {...getInputProps('title')}
            />
            <Textarea
              label={labels.prompt}
              required
              autosize
              classNames={{ input: classes.prompt ?? '' }}
              {...getInputProps('prompt')}
            />
          </>
        )}
      />
    </Paper>
  );
}

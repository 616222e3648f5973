import { Button, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type CoreKnowledgeInput, coreKnowledgeInput } from '#contract/tables/knowledge.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useDraft } from '#web/screens/use-draft.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import classes from './core-knowledge.module.css';

type Props = {
  initial: CoreKnowledgeInput;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Gets what to store and a way to leave that asks nothing. */
  onSubmit: (input: CoreKnowledgeInput, leaveFreely: (go: () => void) => void) => void;
  onCancel: () => void;
};

/** The fields of a core entry, for adding and editing; each is checked while one types. */
export function CoreKnowledgeForm(props: Props) {
  const { initial, submitLabel, busyLabel, isBusy, onSubmit, onCancel } = props;
  const form = useForm<CoreKnowledgeInput>({
    initialValues: initial,
    validate: schemaResolver(coreKnowledgeInput, { sync: true }),
    validateInputOnChange: true,
  });
  const leaveFreely = useUnsavedChanges(form.isDirty(), isBusy);
  useDraft(form);

  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
      <form
        noValidate
        onSubmit={form.onSubmit((values) =>
          onSubmit(coreKnowledgeInput.parse(values), leaveFreely),
        )}
      >
        <Stack>
          <TextInput label="Title" required autoComplete="off" {...form.getInputProps('title')} />
          <Textarea
            label="Prompt"
            required
            autosize
            classNames={{ input: classes.prompt ?? '' }}
            {...form.getInputProps('prompt')}
          />
          <FormActions>
            <Button variant="default" onClick={() => leaveFreely(onCancel)}>
              Cancel
            </Button>
            <Button type="submit" disabled={isBusy || !form.isValid()}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Paper>
  );
}

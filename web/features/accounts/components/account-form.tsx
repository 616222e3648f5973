import { Button, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type AccountColumns, type AccountInput, accountInput } from '#contract/tables/accounts.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useDraft } from '#web/screens/use-draft.ts';
import { FormActions } from '#web/ui/form-actions.tsx';

type Props = {
  initial: AccountInput;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Gets the columns to store and a way to leave that asks nothing. */
  onSubmit: (columns: AccountColumns, leaveFreely: (go: () => void) => void) => void;
  onCancel: () => void;
};

/** The fields of an account, for adding and editing. */
export function AccountForm(props: Props) {
  const { initial, submitLabel, busyLabel, isBusy, onSubmit, onCancel } = props;
  const form = useForm<AccountInput>({
    initialValues: initial,
    validate: schemaResolver(accountInput, { sync: true }),
  });
  const leaveFreely = useUnsavedChanges(form.isDirty(), isBusy);
  useDraft(form);
  const isNameBlank = form.values.account_name.trim() === '';

  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
      <form
        noValidate
        onSubmit={form.onSubmit((values) => onSubmit(accountInput.parse(values), leaveFreely))}
      >
        <Stack>
          <TextInput
            label="Account Name"
            required
            autoComplete="off"
            {...form.getInputProps('account_name')}
          />
          <TextInput label="Location" autoComplete="off" {...form.getInputProps('location')} />
          <Textarea label="Notes" autosize minRows={4} {...form.getInputProps('notes')} />
          <FormActions>
            <Button variant="default" onClick={() => leaveFreely(onCancel)}>
              Cancel
            </Button>
            <Button type="submit" disabled={isBusy || isNameBlank}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Paper>
  );
}

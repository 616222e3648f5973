import { Button, Paper, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent, KeyboardEvent } from 'react';
import type { UserFormProblem } from '#contract/user-messages.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useDraft } from '#web/screens/use-draft.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { clearToasts, showFailure } from '#web/ui/toasts.ts';
import type { UserFormValues } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import { UserFields } from './user-fields.tsx';

type Props = {
  initial: UserFormValues;
  accounts: AccountChoices;
  hasPassword: boolean;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Whether the button is off for what was typed so far. */
  isOff: (values: UserFormValues) => boolean;
  /** The first thing wrong with what was typed, or null. */
  findProblem: (values: UserFormValues) => UserFormProblem | null;
  /** Gets what was typed, and a way to leave that asks nothing. */
  onSubmit: (values: UserFormValues, leaveFreely: (go: () => void) => void) => void;
  onCancel: () => void;
};

/** The fields of a user, for adding and editing. */
export function UserForm(props: Props) {
  const { initial, accounts, hasPassword, submitLabel, busyLabel, isBusy, onCancel } = props;
  const form = useForm<UserFormValues>({ initialValues: initial });
  const leaveFreely = useUnsavedChanges(form.isDirty(), isBusy);
  useDraft(form);
  const isOff = isBusy || props.isOff(form.values);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = props.findProblem(form.values);
    if (isBusy) {
      return;
    }
    // What was wrong before has been read, and must not stand beside a success.
    clearToasts();
    if (problem) {
      showFailure(problem);
      form.setFieldError(problem.field, true);
      form.getInputNode(problem.field)?.focus();
      return;
    }
    props.onSubmit(form.values, leaveFreely);
  }

  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
      <form noValidate onSubmit={submit} onKeyDown={isOff ? submitOnEnter : undefined}>
        <Stack>
          <Text size="sm" c="dimmed">
            Everything but the phone number is required.
          </Text>
          <UserFields form={form} accounts={accounts} />
          {hasPassword ? <PasswordFields form={form} /> : null}
          <FormActions>
            <Button variant="default" onClick={() => leaveFreely(onCancel)}>
              Cancel
            </Button>
            <Button type="submit" disabled={isOff}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Paper>
  );
}

/** A browser ignores Enter while the button is off; here it says what is still missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isInField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isInField && !event.isDefaultPrevented()) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}

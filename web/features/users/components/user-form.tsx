import { Button, Paper, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { FormEvent, KeyboardEvent } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import { roleLabels } from '#contract/messages/users.ts';
import type { UserFormProblem } from '#contract/user-form-problems.ts';
import type { Columns } from '#web/lib/api/save-changes.ts';
import { type SavingForm, useSavingForm } from '#web/screens/use-saving-form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { clearToasts, showFailure } from '#web/ui/toasts.ts';
import { fieldProblem } from '../failure-toast.ts';
import { isRole, type UserFormValues } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { PasswordFields } from './password-fields.tsx';
import { UserFields, userFieldLabels } from './user-fields.tsx';

type Props<Stored extends Columns> = {
  initial: UserFormValues;
  accounts: AccountChoices;
  hasPassword: boolean;
  submitLabel: string;
  busyLabel: string;
  /** Whether the button is off for what was typed so far. */
  isOff: (values: UserFormValues) => boolean;
  /** The first thing wrong with what was typed, or null. */
  findProblem: (values: UserFormValues) => UserFormProblem | null;
  /** What to store of what was typed. */
  columnsOf: (values: UserFormValues) => Stored;
  saving: Omit<SavingForm<Stored>, 'noun' | 'labels' | 'inWords'>;
  /** Called by Cancel, and once it is saved. */
  onDone: () => void;
};

/**
 * The fields of a user, for adding and editing. What is wrong is said in a toast, as specified, and
 * beside its field, which takes the focus.
 */
export function UserForm<Stored extends Columns>(props: Props<Stored>) {
  const { accounts, hasPassword, submitLabel, busyLabel, columnsOf, onDone } = props;
  const form = useForm<UserFormValues>({ initialValues: props.initial });
  const { save, leave, isBusy, dialog } = useSavingForm(form, {
    ...props.saving,
    noun: 'user',
    labels: userFieldLabels(),
    inWords: (name, value) => inWords(name, value, accounts),
  });
  const isOff = isBusy || props.isOff(form.values);

  function mark({ field, text }: Pick<UserFormProblem, 'field' | 'text'>) {
    form.setFieldError(field, text);
    form.getInputNode(field)?.focus();
  }

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
      mark(problem);
      return;
    }
    save(columnsOf(form.values), {
      onSaved: () => leave(onDone),
      onFailed: (error) => {
        const refused = fieldProblem(error);
        if (refused) {
          mark(refused);
        }
      },
    });
  }

  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
      <form noValidate onSubmit={submit} onKeyDown={isOff ? submitOnEnter : undefined}>
        <Stack>
          <UserFields form={form} accounts={accounts} />
          {hasPassword ? <PasswordFields form={form} /> : null}
          <FormActions>
            <Button variant="default" onClick={() => leave(onDone)}>
              {commonWords.cancel}
            </Button>
            <Button type="submit" disabled={isOff}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </FormActions>
        </Stack>
      </form>
      {dialog}
    </Paper>
  );
}

/** A role or an account under the name that its field shows. */
function inWords(name: string, value: string | null, { accounts }: AccountChoices): string {
  if (name === 'account_id') {
    return accounts?.find(({ id }) => id === value)?.account_name ?? '';
  }
  return name === 'role' && isRole(value) ? roleLabels[value] : (value ?? '');
}

/** A browser ignores Enter while the button is off; here it says what is still missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isInField = event.target instanceof HTMLInputElement;
  if (event.key === 'Enter' && isInField && !event.isDefaultPrevented()) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}

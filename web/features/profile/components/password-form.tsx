import { Button, Paper, Stack } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import { profileMessages, profileWords } from '#contract/messages/profile.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { CurrentPasswordWrong, useChangePassword } from '../api/change-password.ts';
import {
  findPasswordChangeProblem,
  isFilled,
  noPasswords,
  type PasswordChange,
  type PasswordChangeProblem,
} from '../model.ts';
import { passwordFailureToast, passwordProblem } from '../password-failure.ts';
import classes from './profile.module.css';

const labelsNow = () =>
  ({
    current: profileWords.currentPassword,
    next: commonWords.newPassword,
    confirmation: commonWords.confirmPassword,
  }) satisfies Record<keyof PasswordChange, string>;

/** Changes one's password. What is wrong is said in a toast, and beside the field it is about. */
export function PasswordForm({ email }: { email: string }) {
  const { values, field, setProblem, clear, form } = usePasswordFields();
  const { save: change, isSaving } = useSaving(useChangePassword(email), {
    logged: 'The password could not be changed.',
    saved: profileMessages.passwordUpdated,
    failed: passwordFailureToast,
    isExpected: (error) => error instanceof CurrentPasswordWrong,
  });
  const headingId = useId();
  useUnsavedChanges(
    Object.values(values).some((value) => value !== ''),
    isSaving,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findPasswordChangeProblem(values);
    setProblem(found);
    if (found) {
      showFailure({ text: found.text });
      return;
    }
    change(values, {
      onSaved: clear,
      onFailed: (error) => setProblem(passwordProblem(error)),
    });
  }

  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {profileWords.changePassword}
      </h2>
      <form ref={form} noValidate onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <PasswordField {...field('current')} autoComplete="current-password" />
          <PasswordField {...field('next')} autoComplete="new-password" />
          <PasswordField {...field('confirmation')} autoComplete="new-password" />
          <FormActions>
            <Button type="submit" disabled={isSaving || !isFilled(values)}>
              {isSaving ? commonWords.updating : profileWords.updatePassword}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Paper>
  );
}

/** The three fields' state; the field with a problem is marked and takes the focus. */
function usePasswordFields() {
  const [values, setValues] = useState(noPasswords);
  const [problem, setShownProblem] = useState<PasswordChangeProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function setProblem(found: PasswordChangeProblem | null) {
    setShownProblem(found);
    if (found) {
      form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
    }
  }

  function field(name: keyof PasswordChange) {
    return {
      name,
      label: labelsNow()[name],
      required: true,
      value: values[name],
      error: problem?.field === name ? problem.text : null,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const { value } = currentTarget;
        setValues((present) => ({ ...present, [name]: value }));
        setShownProblem(null);
      },
    };
  }

  return { values, field, setProblem, clear: () => setValues(noPasswords), form };
}

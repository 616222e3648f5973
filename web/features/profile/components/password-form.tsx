import { Button, Paper, PasswordInput, Stack } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { passwordChangeProblems, profileMessages } from '#contract/profile-messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useChangePassword } from '../api/change-password.ts';
import {
  findPasswordChangeProblem,
  isFilled,
  noPasswords,
  type PasswordChange,
  type PasswordChangeProblem,
} from '../model.ts';
import { reportPasswordFailure } from '../report-password-failure.ts';
import classes from './profile.module.css';

const labels = {
  current: 'Current Password',
  next: 'New Password',
  confirmation: 'Confirm Password',
} as const satisfies Record<keyof PasswordChange, string>;

/** Changes one's password. What is wrong is said in a toast, and the field it is about is marked. */
export function PasswordForm({ email }: { email: string }) {
  const { values, field, setProblem, clear, form } = usePasswordFields();
  const changing = useChangePassword(email);
  const change = useMutateOnce(changing);
  const headingId = useId();
  useUnsavedChanges(
    Object.values(values).some((value) => value !== ''),
    changing.isPending,
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
      onSuccess: () => {
        showSuccess({ text: profileMessages.passwordUpdated });
        clear();
      },
      onError: (error) => {
        const isCurrentWrong = reportPasswordFailure(error);
        if (isCurrentWrong) {
          setProblem({ field: 'current', text: passwordChangeProblems.currentWrong });
        }
      },
    });
  }

  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        Change Password
      </h2>
      <form ref={form} noValidate onSubmit={submit}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <PasswordInput {...field('current')} autoComplete="current-password" />
          <PasswordInput {...field('next')} autoComplete="new-password" />
          <PasswordInput {...field('confirmation')} autoComplete="new-password" />
          <FormActions>
            <Button type="submit" disabled={changing.isPending || !isFilled(values)}>
              {changing.isPending ? 'Updating...' : 'Update Password'}
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
      label: labels[name],
      required: true,
      value: values[name],
      error: problem?.field === name,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const { value } = currentTarget;
        setValues((present) => ({ ...present, [name]: value }));
        setShownProblem(null);
      },
      visibilityToggleButtonProps: { 'aria-label': 'Show characters', tabIndex: 0 },
    };
  }

  return { values, field, setProblem, clear: () => setValues(noPasswords), form };
}

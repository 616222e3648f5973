import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { findPasswordProblem } from '#contract/functions/users.ts';
import { commonWords } from '#contract/messages/common.ts';
import { userMessages, userWords } from '#contract/messages/users.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { useResetUserPassword } from '../api/reset-user-password.ts';
import { fieldProblem, resetFailureToast } from '../failure-toast.ts';
import { fullName, type User } from '../model.ts';

type Props = { user: User; isOpen: boolean; onClose: () => void };

/** Sets a user's new password. */
export function ResetPasswordDialog({ user, isOpen, onClose }: Props) {
  const reset = useResetUserPassword(user.user_id);
  return (
    <Dialog
      isOpen={isOpen}
      title={userWords.resetPassword}
      onClose={onClose}
      canClose={!reset.isPending}
    >
      <ResetPasswordForm name={fullName(user)} reset={reset} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = {
  name: string;
  reset: ReturnType<typeof useResetUserPassword>;
  onClose: () => void;
};

/** Its password is forgotten with the dialog. */
function ResetPasswordForm({ name, reset, onClose }: FormProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { save } = useSaving(reset, {
    logged: 'A password could not be reset.',
    saved: userMessages.passwordReset,
    failed: resetFailureToast,
  });

  function refuse(text: string) {
    setProblem(text);
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findPasswordProblem(password);
    if (found) {
      showFailure(found);
      refuse(found.text);
      return;
    }
    save(password, {
      onSaved: onClose,
      onFailed: (error) => {
        const refused = fieldProblem(error);
        if (refused) {
          refuse(refused.text);
        }
      },
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{userWords.resetText(name)}</Text>
        <PasswordField
          label={commonWords.newPassword}
          description={commonWords.codeLength}
          required
          ref={input}
          data-autofocus
          autoComplete="new-password"
          value={password}
          error={problem}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={reset.isPending}>
            {commonWords.cancel}
          </Button>
          <Button type="submit" disabled={reset.isPending || password === ''}>
            {reset.isPending ? userWords.resetting : userWords.resetPassword}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

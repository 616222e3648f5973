import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { findPasswordProblem } from '#contract/functions/users.ts';
import { userMessages } from '#contract/user-messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useResetUserPassword } from '../api/reset-user-password.ts';
import { resetFailureToast } from '../failure-toast.ts';
import { fullName, type User } from '../model.ts';

type Props = { user: User; isOpen: boolean; onClose: () => void };

/** Gives a user a new password. */
export function ResetPasswordDialog({ user, isOpen, onClose }: Props) {
  const reset = useResetUserPassword(user.user_id);
  return (
    <Dialog isOpen={isOpen} title="Reset Password" onClose={onClose} canClose={!reset.isPending}>
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
  const [isRefused, setIsRefused] = useState(false);
  const resetOnce = useMutateOnce(reset);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = findPasswordProblem(password);
    if (problem) {
      showFailure(problem);
      setIsRefused(true);
      return;
    }
    resetOnce(password, {
      onSuccess: () => {
        showSuccess({ text: userMessages.passwordReset });
        onClose();
      },
      onError: (error) => {
        logError('A password could not be reset.', error);
        showFailure(resetFailureToast(error));
      },
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>
          {name} will be signed out everywhere and then needs the new password to sign in.
        </Text>
        <PasswordInput
          label="New Password"
          description="At least 6 characters"
          required
          withAsterisk={false}
          data-autofocus
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show characters', tabIndex: 0 }}
          value={password}
          error={isRefused}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setIsRefused(false);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={reset.isPending}>
            Cancel
          </Button>
          <Button type="submit" disabled={reset.isPending || password === ''}>
            {reset.isPending ? 'Resetting...' : 'Reset Password'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { twoStepResetMessages } from '#contract/messages/two-steps.ts';
import { userRefusals, userWords } from '#contract/messages/users.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { RecordScreen } from '#web/screens/record-screen.tsx';
import { useFreshRow } from '#web/screens/use-fresh-row.ts';
import { userQuery } from '../api/read-user.ts';
import { loadFailureSentence } from '../failure-toast.ts';
import { fullName } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { ResetTwoStepsDialog } from './reset-two-steps-dialog.tsx';
import { UserFormSkeleton } from './user-form-skeleton.tsx';

type Props = {
  userId: string;
  accounts: AccountChoices;
  onDone: () => void;
  /** Called when there is no such user, or none that could be read. */
  onMissing: () => void;
};

/** Changes a user. */
export function EditUserScreen({ userId, accounts, onDone, onMissing }: Props) {
  const [resetting, setResetting] = useState<'password' | 'two-steps' | null>(null);
  const close = () => setResetting(null);
  const query = { ...userQuery(useApi(), userId), refetchOnWindowFocus: false };
  const shown = useFreshRow(useQuery(query));
  return (
    <RecordScreen
      {...shown}
      title={userWords.edit}
      nameOf={fullName}
      back={{ to: paths.users, label: userWords.back }}
      actions={
        <>
          <Button variant="default" disabled={!shown.row} onClick={() => setResetting('two-steps')}>
            {twoStepResetMessages.action}
          </Button>
          <Button variant="default" disabled={!shown.row} onClick={() => setResetting('password')}>
            {userWords.resetPassword}
          </Button>
        </>
      }
      loading={<UserFormSkeleton />}
      failed={(error) => ({ text: error ? loadFailureSentence(error) : userRefusals.userGone })}
      onLeave={onMissing}
    >
      {(user) => (
        <>
          <EditUserForm user={user} accounts={accounts} onDone={onDone} />
          <ResetPasswordDialog user={user} isOpen={resetting === 'password'} onClose={close} />
          <ResetTwoStepsDialog user={user} isOpen={resetting === 'two-steps'} onClose={close} />
        </>
      )}
    </RecordScreen>
  );
}

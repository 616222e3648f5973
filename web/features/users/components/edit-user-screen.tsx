import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userRefusals } from '#contract/user-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { userQuery } from '../api/read-user.ts';
import { loadFailureSentence } from '../failure-toast.ts';
import type { AccountChoices } from './account-field.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { ResetPasswordDialog } from './reset-password-dialog.tsx';
import { UserFormSkeleton } from './user-form-skeleton.tsx';

type Props = {
  userId: string;
  accounts: AccountChoices;
  onDone: () => void;
  /** Called when there is no such user, or none that could be read. */
  onMissing: () => void;
};

/** Changes a user. It waits for the present row, so that nobody edits what is out of date. */
export function EditUserScreen({ userId, accounts, onDone, onMissing }: Props) {
  const [isResetting, setIsResetting] = useState(false);
  const { data, error, isFetchedAfterMount } = useQuery({
    ...userQuery(useApi(), userId),
    refetchOnWindowFocus: false,
  });
  const user = isFetchedAfterMount ? data : undefined;

  useEffect(() => {
    if (user === null) {
      showFailure({ text: userRefusals.userGone });
      onMissing();
    } else if (error && isFetchedAfterMount && user === undefined) {
      showFailure({ text: loadFailureSentence(error) });
      onMissing();
    }
  }, [user, error, isFetchedAfterMount, onMissing]);

  return (
    <>
      <PageHeader
        title="Edit User"
        back={<BackButton to={paths.users}>Back to Users</BackButton>}
        actions={
          <Button variant="default" disabled={!user} onClick={() => setIsResetting(true)}>
            Reset Password
          </Button>
        }
      />
      {user ? (
        <>
          <EditUserForm user={user} accounts={accounts} onDone={onDone} />
          <ResetPasswordDialog
            user={user}
            isOpen={isResetting}
            onClose={() => setIsResetting(false)}
          />
        </>
      ) : (
        <UserFormSkeleton />
      )}
    </>
  );
}

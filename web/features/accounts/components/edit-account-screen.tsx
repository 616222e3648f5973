import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountMessages } from '#contract/messages.ts';
import type { Account } from '#contract/tables/accounts.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { accountQuery } from '../api/read-account.ts';
import { useUpdateAccount } from '../api/update-account.ts';
import { loadFailureSentence } from '../load-failure-sentence.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFormSkeleton } from './account-form-skeleton.tsx';
import { AccountNotFound } from './account-not-found.tsx';

type Props = { accountId: string; onDone: () => void; onLoadFailed: () => void };

/** Changes an account. It waits for the present row, so that nobody edits what is out of date. */
export function EditAccountScreen({ accountId, onDone, onLoadFailed }: Props) {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...accountQuery(useApi(), accountId),
    refetchOnWindowFocus: false,
  });
  const account = isFetchedAfterMount ? data : undefined;

  useEffect(() => {
    if (error && isFetchedAfterMount) {
      showFailure({ text: loadFailureSentence(error) });
      onLoadFailed();
    }
  }, [error, isFetchedAfterMount, onLoadFailed]);

  if (account === null) {
    return <AccountNotFound />;
  }
  return (
    <>
      <PageHeader
        title="Edit Account"
        back={<BackButton to={paths.account(accountId)}>Back to Account</BackButton>}
      />
      {account ? <EditForm account={account} onDone={onDone} /> : <AccountFormSkeleton />}
    </>
  );
}

function EditForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const updating = useUpdateAccount(account.id);
  const update = useMutateOnce(updating);
  return (
    <AccountForm
      initial={{
        account_name: account.account_name,
        location: account.location ?? '',
        notes: account.notes ?? '',
      }}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      isBusy={updating.isPending || updating.isSuccess}
      onCancel={onDone}
      onSubmit={(columns, leaveFreely) =>
        update(columns, {
          onSuccess: () => {
            showSuccess({ text: accountMessages.updated });
            leaveFreely(onDone);
          },
          onError: (error) => {
            logError('An account could not be updated.', error);
            showFailure(saveFailureToast(error, accountMessages.updateFailed, 'account'));
          },
        })
      }
    />
  );
}

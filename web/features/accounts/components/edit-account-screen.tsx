import { useQuery } from '@tanstack/react-query';
import { accountWords } from '#contract/messages/accounts.ts';
import { accountMessages } from '#contract/messages/app.ts';
import { commonWords } from '#contract/messages/common.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { RecordScreen } from '#web/screens/record-screen.tsx';
import { saveFailureToast } from '#web/screens/save-failure-toast.ts';
import { useFreshRow } from '#web/screens/use-fresh-row.ts';
import { accountQuery } from '../api/read-account.ts';
import { useUpdateAccount } from '../api/update-account.ts';
import { loadFailureSentence } from '../load-failure-sentence.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFormSkeleton } from './account-form-skeleton.tsx';
import { AccountNotFound } from './account-not-found.tsx';

type Props = { accountId: string; onDone: () => void; onLoadFailed: () => void };

/** Changes an account. */
export function EditAccountScreen({ accountId, onDone, onLoadFailed }: Props) {
  const updating = useUpdateAccount(accountId);
  const query = { ...accountQuery(useApi(), accountId), refetchOnWindowFocus: false };
  return (
    <RecordScreen
      {...useFreshRow(useQuery(query))}
      title={accountWords.edit}
      nameOf={({ account_name }) => account_name}
      back={{ to: paths.account(accountId), label: accountWords.backToOne }}
      loading={<AccountFormSkeleton />}
      failed={(error) => ({ text: loadFailureSentence(error) })}
      missing={<AccountNotFound />}
      onLeave={onLoadFailed}
    >
      {(account) => (
        <AccountForm
          account={account}
          submitLabel={commonWords.saveChanges}
          busyLabel={commonWords.saving}
          onDone={onDone}
          saving={{
            mutation: updating,
            logged: 'An account could not be updated.',
            saved: accountMessages.updated,
            failed: (error) => saveFailureToast(error, accountMessages.updateFailed, 'account'),
          }}
        />
      )}
    </RecordScreen>
  );
}

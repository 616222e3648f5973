import { accountMessages } from '#contract/messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useCreateAccount } from '../api/create-account.ts';
import { AccountForm } from './account-form.tsx';

type Props = { userId: string; onDone: () => void };

const empty = { account_name: '', location: '', notes: '' };

/** Creates an account. */
export function AddAccountScreen({ userId, onDone }: Props) {
  const creation = useCreateAccount(userId);
  const create = useMutateOnce(creation);
  return (
    <>
      <PageHeader
        title="Add Account"
        subtitle="A church or ministry that will use Steeple"
        back={<BackButton to={paths.accounts}>Back to Accounts</BackButton>}
      />
      <AccountForm
        initial={empty}
        submitLabel="Create Account"
        busyLabel="Creating..."
        isBusy={creation.isPending || creation.isSuccess}
        onCancel={onDone}
        onSubmit={(columns, leaveFreely) =>
          create(columns, {
            onSuccess: () => {
              showSuccess({ text: accountMessages.created });
              leaveFreely(onDone);
            },
            onError: (error) => {
              logError('An account could not be created.', error);
              showFailure({ text: accountMessages.createFailed });
            },
          })
        }
      />
    </>
  );
}

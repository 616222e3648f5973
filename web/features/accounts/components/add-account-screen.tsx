import { accountMessages } from '#contract/messages/app.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCreateAccount } from '../api/create-account.ts';
import { AccountForm } from './account-form.tsx';

type Props = { userId: string; onDone: () => void };

/** Creates an account. */
export function AddAccountScreen({ userId, onDone }: Props) {
  return (
    <>
      <PageHeader
        title="Add Account"
        subtitle="A church or ministry that will use Steeple"
        back={<BackButton to={paths.accounts}>Back to Accounts</BackButton>}
      />
      <AccountForm
        submitLabel="Create Account"
        busyLabel="Creating..."
        onDone={onDone}
        saving={{
          mutation: useCreateAccount(userId),
          logged: 'An account could not be created.',
          saved: accountMessages.created,
          failed: () => ({ text: accountMessages.createFailed }),
        }}
      />
    </>
  );
}

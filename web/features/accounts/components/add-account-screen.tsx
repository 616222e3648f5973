import { accountWords } from '#contract/messages/accounts.ts';
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
        title={accountWords.add}
        subtitle={accountWords.addText}
        back={<BackButton to={paths.accounts}>{accountWords.back}</BackButton>}
      />
      <AccountForm
        submitLabel={accountWords.create}
        busyLabel={accountWords.creating}
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

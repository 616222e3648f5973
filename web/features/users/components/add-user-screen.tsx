import { findNewUserProblem } from '#contract/functions/users.ts';
import { userMessages } from '#contract/user-messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useCreateUser } from '../api/create-user.ts';
import { failureToast } from '../failure-toast.ts';
import { emptyUserForm, isIncomplete, newUserOf } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { UserForm } from './user-form.tsx';

type Props = { accounts: AccountChoices; onDone: () => void };

/** Creates a user, who can sign in at once. */
export function AddUserScreen({ accounts, onDone }: Props) {
  const creation = useCreateUser();
  const create = useMutateOnce(creation);
  return (
    <>
      <PageHeader
        title="Add New User"
        subtitle="Someone who will sign in to Steeple"
        back={<BackButton to={paths.users}>Back to Users</BackButton>}
      />
      <UserForm
        initial={emptyUserForm}
        accounts={accounts}
        hasPassword
        submitLabel="Create User"
        busyLabel="Creating..."
        isBusy={creation.isPending || creation.isSuccess}
        isOff={isIncomplete}
        findProblem={(values) => findNewUserProblem(newUserOf(values), values.confirmation)}
        onCancel={onDone}
        onSubmit={(values, leaveFreely) =>
          create(newUserOf(values), {
            onSuccess: () => {
              showSuccess({ text: userMessages.created });
              leaveFreely(onDone);
            },
            onError: (error) => {
              logError('A user could not be created.', error);
              showFailure(failureToast(error, userMessages.createFailed));
            },
          })
        }
      />
    </>
  );
}

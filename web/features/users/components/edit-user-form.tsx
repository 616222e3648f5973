import { findChangedUserProblem } from '#contract/functions/users.ts';
import { userMessages } from '#contract/user-messages.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useUpdateUser } from '../api/update-user.ts';
import { failureToast } from '../failure-toast.ts';
import { type User, userColumnsOf, userFormOf } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { UserForm } from './user-form.tsx';

type Props = { user: User; accounts: AccountChoices; onDone: () => void };

/** The form of a user who exists. It refuses in words, so its button is only off while it saves. */
export function EditUserForm({ user, accounts, onDone }: Props) {
  const updating = useUpdateUser(user.user_id);
  const update = useMutateOnce(updating);
  return (
    <UserForm
      initial={userFormOf(user)}
      accounts={withOwnAccount(accounts, user)}
      hasPassword={false}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      isBusy={updating.isPending || updating.isSuccess}
      isOff={() => false}
      findProblem={(values) => findChangedUserProblem(userColumnsOf(values))}
      onCancel={onDone}
      onSubmit={(values, leaveFreely) =>
        update(userColumnsOf(values), {
          onSuccess: () => {
            showSuccess({ text: userMessages.updated });
            leaveFreely(onDone);
          },
          onError: (error) => {
            logError('A user could not be updated.', error);
            showFailure(failureToast(error, userMessages.updateFailed));
          },
        })
      }
    />
  );
}

/** The user's account has a name in the form before the list of all accounts is there. */
function withOwnAccount(choices: AccountChoices, { account }: User): AccountChoices {
  return { ...choices, accounts: choices.accounts ?? (account ? [account] : undefined) };
}

import { findChangedUserProblem } from '#contract/functions/users.ts';
import { commonWords } from '#contract/messages/common.ts';
import { userMessages } from '#contract/messages/users.ts';
import { useUpdateUser } from '../api/update-user.ts';
import { failureToast } from '../failure-toast.ts';
import { storedColumnsOf, type User, userColumnsOf, userFieldsOf, userFormOf } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { UserForm } from './user-form.tsx';

type Props = { user: User; accounts: AccountChoices; onDone: () => void };

/** The form of a user who exists. It refuses in words, so its button is only off while it saves. */
export function EditUserForm({ user, accounts, onDone }: Props) {
  return (
    <UserForm
      initial={userFormOf(user)}
      accounts={withOwnAccount(accounts, user)}
      hasPassword={false}
      submitLabel={commonWords.saveChanges}
      busyLabel={commonWords.saving}
      isOff={() => false}
      findProblem={(values) => findChangedUserProblem(userColumnsOf(values))}
      columnsOf={userColumnsOf}
      saving={{
        mutation: useUpdateUser(user.user_id),
        before: storedColumnsOf(user),
        together: ['role', 'account_id'],
        fieldsOf: userFieldsOf,
        logged: 'A user could not be updated.',
        saved: userMessages.updated,
        failed: (error) => failureToast(error, userMessages.updateFailed),
      }}
      onDone={onDone}
    />
  );
}

/** The user's account has a name in the form before the list of all accounts is there. */
function withOwnAccount(choices: AccountChoices, { account }: User): AccountChoices {
  return { ...choices, accounts: choices.accounts ?? (account ? [account] : undefined) };
}

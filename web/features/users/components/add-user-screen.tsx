import { findNewUserProblem } from '#contract/functions/users.ts';
import { userMessages, userWords } from '#contract/messages/users.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCreateUser } from '../api/create-user.ts';
import { failureToast } from '../failure-toast.ts';
import { emptyUserForm, isIncomplete, newUserColumnsOf, newUserOf } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { UserForm } from './user-form.tsx';

type Props = { accounts: AccountChoices; onDone: () => void };

/** Creates a user, who can sign in at once. */
export function AddUserScreen({ accounts, onDone }: Props) {
  return (
    <>
      <PageHeader
        title={userWords.addNew}
        subtitle={userWords.addText}
        back={<BackButton to={paths.users}>{userWords.back}</BackButton>}
      />
      <UserForm
        initial={emptyUserForm}
        accounts={accounts}
        hasPassword
        submitLabel={userWords.create}
        busyLabel={userWords.creating}
        isOff={isIncomplete}
        findProblem={(values) => findNewUserProblem(newUserOf(values), values.confirmation)}
        columnsOf={newUserColumnsOf}
        saving={{
          mutation: useCreateUser(),
          before: newUserColumnsOf(emptyUserForm),
          logged: 'A user could not be created.',
          saved: userMessages.created,
          failed: (error) => failureToast(error, userMessages.createFailed),
        }}
        onDone={onDone}
      />
    </>
  );
}

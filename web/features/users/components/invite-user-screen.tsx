import { findInvitationProblem } from '#contract/functions/invitations.ts';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useInviteUser } from '../api/invite-user.ts';
import { failureToast } from '../failure-toast.ts';
import { emptyUserForm, isIncomplete, newUserOf, userColumnsOf } from '../model.ts';
import type { AccountChoices } from './account-field.tsx';
import { UserForm } from './user-form.tsx';

type Props = { accounts: AccountChoices; onDone: () => void };

/** Invites a user, who chooses a password with the link in a mail. */
export function InviteUserScreen({ accounts, onDone }: Props) {
  const words = invitationMessages;
  return (
    <>
      <PageHeader
        title={words.inviteUserTitle}
        subtitle={mailMode() === 'none' ? words.notSetUpForPlatform : words.inviteUserText}
        back={<BackButton to={paths.users}>{words.backToUsers}</BackButton>}
      />
      <UserForm
        initial={emptyUserForm}
        accounts={accounts}
        hasPassword={false}
        submitLabel={words.send}
        busyLabel={words.sending}
        isOff={(values) =>
          mailMode() === 'none' || isIncomplete({ ...values, password: '-', confirmation: '-' })
        }
        findProblem={(values) => findInvitationProblem(newUserOf(values))}
        columnsOf={userColumnsOf}
        saving={{
          mutation: useInviteUser(),
          before: userColumnsOf(emptyUserForm),
          logged: 'An invitation could not be sent.',
          saved: words.sentToUser,
          failed: (error) => failureToast(error, words.failed),
        }}
        onDone={onDone}
      />
    </>
  );
}

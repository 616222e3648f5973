import { Button, Group } from '@mantine/core';
import { dateFormat } from '#contract/formats.ts';
import type { Invitation } from '#contract/functions/invitations.ts';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useEndInvitation, useInvite } from '../api/invitations.ts';
import { invitingWords, refusalOf } from '../refusal-of.ts';
import classes from './invitations.module.css';

/** The open invitations, each to be sent again or ended. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) {
    return <p className={classes.hint}>{invitationMessages.none}</p>;
  }
  return (
    <ul className={classes.list}>
      {invitations.map((invitation) => (
        <li key={invitation.id} className={classes.row}>
          <OpenInvitation invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function OpenInvitation({ invitation }: { invitation: Invitation }) {
  const { email, firstName, lastName, accountName, invitedBy, expiresAt } = invitation;
  const resending = useSaving(useInvite(), invitingWords(email));
  const ending = useSaving(useEndInvitation(), {
    logged: 'An invitation could not be ended.',
    saved: invitationMessages.ended(email),
    failed: (error) => ({ text: refusalOf(error) ?? invitationMessages.endFailed }),
    isExpected: (error) => refusalOf(error) !== null,
  });
  const isBusy = resending.isSaving || ending.isSaving;
  return (
    <>
      <div className={classes.who}>
        <bdi className={classes.name}>
          {firstName} {lastName}
        </bdi>
        <bdi className={classes.hint}>{email}</bdi>
        <span className={classes.hint}>
          {invitationMessages.about(accountName ?? invitationMessages.platform, invitedBy ?? '-')}
        </span>
        <span className={classes.hint}>
          {invitationMessages.until(
            dateFormat({ dateStyle: 'medium', timeZone: undefined }).format(new Date(expiresAt)),
          )}
        </span>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={invitationMessages.resendOf(email)}
          onClick={() => resending.save(invitation)}
        >
          {resending.isSaving ? invitationMessages.sending : invitationMessages.resend}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={invitationMessages.endOf(email)}
          onClick={() => ending.save(invitation)}
        >
          {invitationMessages.end}
        </Button>
      </Group>
    </>
  );
}

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { invitationMessages, invitationRefusals } from '#contract/messages/invitations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { mailMode } from '#web/lib/mail-mode.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { invitationsQuery } from '../api/invitations.ts';
import { InvitationList } from './invitation-list.tsx';
import classes from './invitations.module.css';
import { InviteForm } from './invite-form.tsx';

type Props = { account: { id: string; name: string } };

/** Inviting a colleague to a church, for those who may. */
export function ChurchInvitations({ account: { id, name } }: Props) {
  const found = useQuery(invitationsQuery(useApi(), id));
  const headingId = useId();
  if (found.error instanceof RequestRefused && found.error.status === 403) {
    return <p className={classes.hint}>{invitationRefusals.switchedOff}</p>;
  }
  return (
    <section id="invite" className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {invitationMessages.title}
      </h2>
      {mailMode() === 'none' ? (
        <p className={classes.hint}>{invitationMessages.notSetUp}</p>
      ) : (
        <>
          <p className={classes.hint}>{invitationMessages.text(name)}</p>
          <InviteForm accountId={id} />
        </>
      )}
      <h3 className={classes.subtitle}>{invitationMessages.listTitle}</h3>
      <QueryView
        query={found}
        loading={<Skeleton className={classes.skeleton ?? ''} />}
        failure={() => invitationMessages.loadFailed}
      >
        {(invitations) => <InvitationList invitations={invitations} />}
      </QueryView>
    </section>
  );
}

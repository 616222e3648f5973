import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { invitationsQuery } from '../api/invitations.ts';
import { platformSettingsQuery, useSwitchInviting } from '../api/platform-settings.ts';
import { InvitationList } from './invitation-list.tsx';
import classes from './invitations.module.css';

/** All open invitations, and whether account admins may invite: for super admins. */
export function PlatformInvitations() {
  const found = useQuery(invitationsQuery(useApi(), null));
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        {invitationMessages.listTitle}
      </h2>
      {mailMode() === 'none' ? (
        <p className={classes.hint}>{invitationMessages.notSetUpForPlatform}</p>
      ) : null}
      <InvitingSwitch />
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

function InvitingSwitch() {
  const settings = useQuery(platformSettingsQuery(useApi()));
  const switching = useSwitchInviting();
  const { save, isSaving } = useSaving(switching, {
    logged: 'Who may invite could not be saved.',
    saved: invitationMessages.switched,
    failed: () => ({ text: invitationMessages.switchFailed }),
  });
  const isOn = isSaving ? switching.variables : settings.data?.adminsMayInvite;
  return (
    <Switch
      label={invitationMessages.adminsMayInvite}
      checked={isOn ?? false}
      disabled={isOn === undefined || isSaving}
      onChange={({ currentTarget: { checked } }) => save(checked)}
    />
  );
}

import { Fragment } from 'react';
import { useCurrentAccount } from '#web/app/current-account.ts';
import { ColleaguesScreen } from '#web/features/colleagues/components/colleagues-screen.tsx';
import { ChurchInvitations } from '#web/features/invitations/components/church-invitations.tsx';

/** /account/colleagues */
export function Component() {
  const account = useCurrentAccount();
  return account ? (
    <Fragment key={account.id}>
      <ColleaguesScreen account={account} />
      <ChurchInvitations account={account} />
    </Fragment>
  ) : null;
}

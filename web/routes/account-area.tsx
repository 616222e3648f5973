import { Outlet } from 'react-router';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { ConnectionsProvider } from '#web/features/integrations/connecting/connections-provider.tsx';
import classes from './account-area.module.css';
import { useCurrentAccount } from './current-account.ts';

/**
 * Around all of /account/…: a connection that is under way reports to whichever page is open,
 * and who may only look is told so.
 */
export function Component() {
  const account = useCurrentAccount();
  return (
    <ConnectionsProvider account={account}>
      {account?.mayChange === false ? (
        <p className={classes.onlyLooking} role="note">
          {churchRefusals.onlyLooks}
        </p>
      ) : null}
      <Outlet />
    </ConnectionsProvider>
  );
}

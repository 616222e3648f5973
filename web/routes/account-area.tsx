import { Outlet } from 'react-router';
import { useCurrentAccount } from '#web/app/current-account.ts';
import { ConnectionsProvider } from '#web/features/integrations/connecting/connections-provider.tsx';

/** Around all of /account/…: a connection that is under way reports to whichever page is open. */
export function Component() {
  return (
    <ConnectionsProvider account={useCurrentAccount()}>
      <Outlet />
    </ConnectionsProvider>
  );
}

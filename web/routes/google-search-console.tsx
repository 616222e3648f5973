import { SearchConsoleScreen } from '#web/features/integrations/search-console/search-console-screen.tsx';
import { ConnectionReading } from '#web/features/measures/components/connection-reading.tsx';
import { paths } from '#web/lib/paths.ts';
import { useReturnTo } from '#web/screens/trail.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /account/integration/google-search-console */
export function Component() {
  const returnTo = useReturnTo();
  const account = useCurrentAccount();
  return (
    <>
      <SearchConsoleScreen
        key={account?.id}
        account={account}
        onSaved={() => returnTo(paths.integration)}
      />
      {account ? (
        <ConnectionReading accountId={account.id} integrationType="google_search_console" />
      ) : null}
    </>
  );
}

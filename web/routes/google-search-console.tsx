import { useNavigate } from 'react-router';
import { useCurrentAccount } from '#web/app/current-account.ts';
import { SearchConsoleScreen } from '#web/features/integrations/search-console/search-console-screen.tsx';
import { ConnectionReading } from '#web/features/measures/components/connection-reading.tsx';
import { paths } from '#web/lib/paths.ts';

/** /account/integration/google-search-console */
export function Component() {
  const navigate = useNavigate();
  const account = useCurrentAccount();
  return (
    <>
      <SearchConsoleScreen
        key={account?.id}
        account={account}
        onSaved={() => void navigate(paths.integration)}
      />
      {account ? (
        <ConnectionReading accountId={account.id} integrationType="google_search_console" />
      ) : null}
    </>
  );
}

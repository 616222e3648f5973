import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { PlanningCenterScreen } from '#web/features/integrations/planning-center/planning-center-screen.tsx';
import { ConnectionReading } from '#web/features/measures/components/connection-reading.tsx';
import { paths } from '#web/lib/paths.ts';
import { useCurrentAccount } from './current-account.ts';

/** /account/integration/planning-center */
export function Component() {
  const navigate = useNavigate();
  const account = useCurrentAccount();
  const toCards = useCallback(
    () => void navigate(paths.integration, { replace: true }),
    [navigate],
  );
  return (
    <>
      <PlanningCenterScreen key={account?.id} account={account} onLeave={toCards} />
      {account ? (
        <ConnectionReading accountId={account.id} integrationType="planning_center" />
      ) : null}
    </>
  );
}

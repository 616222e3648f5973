import { Button } from '@mantine/core';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useQuery } from '@tanstack/react-query';
import { integrationMessages } from '#contract/integration-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { integrationsQuery } from '../api/list-integrations.ts';
import { useStartConnection } from '../api/start-connection.ts';
import { type Connectable, connectable, isConnected } from '../model.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { IntegrationCard } from './integration-card.tsx';
import classes from './integration-cards.module.css';

const icons = {
  planning_center: <IconUsersGroup size={24} />,
  google_search_console: <IconSearch size={24} />,
};

/** The three ways to bring in data. Without an account nothing is connected. */
export function IntegrationCards({ accountId }: { accountId: string | null }) {
  const list = useQuery({
    ...integrationsQuery(useApi(), accountId ?? ''),
    enabled: accountId !== null,
  });
  const start = useStartConnection(accountId);
  const startOnce = useMutateOnce(start);
  const rows = accountId === null ? [] : list.data;

  function connect(system: Connectable) {
    if (accountId === null) {
      showFailure({ text: integrationMessages.accountFirst });
      return;
    }
    startOnce(system, {
      onSuccess: () => undefined,
      onError: (error) => {
        logError(`${system.title} could not be started.`, error);
        showFailure({ text: integrationMessages.startFailed });
      },
    });
  }

  if (rows === undefined && list.error) {
    return (
      <ErrorState
        text="The state of your integrations could not be loaded."
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <div className={classes.grid}>
      <IntegrationCard
        title="Import CSV File"
        text="Attendance and giving from a spreadsheet."
        icon={<IconFileSpreadsheet size={24} />}
      >
        <Button variant="default" disabled fullWidth>
          Import
        </Button>
      </IntegrationCard>
      {connectable.map((system) => (
        <IntegrationCard
          key={system.type}
          title={system.title}
          text={system.text}
          icon={icons[system.type]}
        >
          <ConnectionStatus
            state={rows && (isConnected(rows, system.type) ? 'connected' : 'unconnected')}
            title={system.title}
            isConnecting={start.isPending && start.variables.type === system.type}
            isAnyConnecting={start.isPending}
            onConnect={() => connect(system)}
          />
        </IntegrationCard>
      ))}
    </div>
  );
}

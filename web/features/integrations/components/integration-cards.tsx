import { Button } from '@mantine/core';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { integrationMessages, integrationWords } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { sandboxedIntegrations } from '#web/lib/sandboxed-systems.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { integrationsQuery } from '../api/list-integrations.ts';
import { useConnectionReturn } from '../connecting/use-connection-return.ts';
import { findConnection, integrationKinds, planningCenter } from '../model.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { DisconnectQuestion } from './disconnect-question.tsx';
import { IntegrationCard } from './integration-card.tsx';
import classes from './integration-cards.module.css';
import { NextStep } from './next-step.tsx';
import { useDisconnecting } from './use-disconnecting.ts';

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
  const disconnection = useDisconnecting();
  const [asked, setAsked] = useState<Integration | null>(null);
  const [sandbox] = useState(sandboxedIntegrations);
  const reasonId = useId();
  const rows = accountId === null ? [] : list.data;
  // Google has a page of its own to come back to; Planning Center's needs a connection.
  useConnectionReturn(planningCenter);

  if (rows === undefined && list.error) {
    return <ErrorState text={integrationMessages.listFailed} onRetry={() => void list.refetch()} />;
  }
  return (
    <>
      <div className={classes.grid}>
        <IntegrationCard
          title={integrationWords.csvTitle}
          text={integrationWords.csvText}
          icon={<IconFileSpreadsheet size={24} />}
        >
          <div className={classes.import}>
            <p id={reasonId} className={classes.reason}>
              {integrationMessages.importOff}
            </p>
            <Button variant="default" disabled fullWidth aria-describedby={reasonId}>
              {integrationWords.csvImport}
            </Button>
          </div>
        </IntegrationCard>
        {integrationKinds.map((kind) => (
          <IntegrationCard
            key={kind.type}
            title={kind.title}
            text={kind.text}
            icon={icons[kind.type]}
            isSandbox={sandbox.includes(kind.type)}
          >
            <ConnectionStatus
              kind={kind}
              connection={rows && (findConnection(rows, kind.type) ?? null)}
              disconnection={disconnection}
              onDisconnect={setAsked}
            />
          </IntegrationCard>
        ))}
      </div>
      {rows ? <NextStep rows={rows} /> : null}
      {asked ? (
        <DisconnectQuestion
          connection={asked}
          onConfirm={() => {
            disconnection.disconnect(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

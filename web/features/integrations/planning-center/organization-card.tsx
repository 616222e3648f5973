import { Button } from '@mantine/core';
import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
import { commonWords } from '#contract/messages/common.ts';
import { planningCenterWords } from '#contract/messages/integration-pages.ts';
import { integrationWords } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import { formatConnectedSince } from './connected-since.ts';
import classes from './planning-center.module.css';

type Props = {
  connection: Integration;
  info: OrganizationInfo;
  isSyncing: boolean;
  onSync: () => void;
};

/** Whom the church is connected as, and since when. */
export function OrganizationCard({ connection, info, isSyncing, onSync }: Props) {
  const { name, id } = info.organization;
  return (
    <SettingsCard
      title={planningCenterWords.organization}
      isSandbox={info.sandbox}
      action={
        <Button variant="default" disabled={isSyncing} onClick={onSync}>
          {isSyncing ? planningCenterWords.syncing : planningCenterWords.sync}
        </Button>
      }
    >
      <dl className={classes.facts}>
        <Fact
          label={planningCenterWords.organizationName}
          value={name || commonWords.notAvailable}
        />
        {id ? <Fact label={planningCenterWords.organizationId} value={id} /> : null}
        <Fact
          label={planningCenterWords.connectedSince}
          value={formatConnectedSince(connection.connected_at)}
        />
        <Fact label={planningCenterWords.status} value={integrationWords.connected} />
      </dl>
    </SettingsCard>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

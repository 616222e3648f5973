import { Button } from '@mantine/core';
import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
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
      title="Organization Information"
      isSandbox={info.sandbox}
      action={
        <Button variant="default" disabled={isSyncing} onClick={onSync}>
          {isSyncing ? 'Syncing...' : 'Sync Data'}
        </Button>
      }
    >
      <dl className={classes.facts}>
        <Fact label="Organization Name" value={name || 'Not available'} />
        {id ? <Fact label="Organization ID" value={id} /> : null}
        <Fact label="Connected Since" value={formatConnectedSince(connection.connected_at)} />
        <Fact label="Connection Status" value="Connected" />
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

import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import type { ReactNode } from 'react';
import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { commonWords } from '#contract/messages/common.ts';
import { connectionWords } from '#contract/messages/connections.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { useIsNarrow } from '#web/ui/use-is-phone.ts';
import {
  connectionKey,
  describeState,
  describeTrouble,
  describeWeeks,
  formatInstant,
} from '../model.ts';
import classes from './connections.module.css';
import { RetryButton } from './retry-button.tsx';

const columns = (): readonly Column<ConnectionHealth>[] => [
  { label: connectionWords.account, cell: ({ accountName }) => <bdi>{accountName}</bdi> },
  {
    label: connectionWords.integration,
    width: '15%',
    cell: ({ integrationType }) => integrationTitles[integrationType],
  },
  {
    label: connectionWords.state,
    width: '19%',
    cell: (connection) => <State connection={connection} />,
  },
  {
    label: connectionWords.lastSync,
    width: '12%',
    cell: ({ finishedAt }) => formatInstant(finishedAt),
  },
  { label: connectionWords.weeks, width: '13%', cell: describeWeeks },
  { label: connectionWords.nextSync, width: '12%', cell: ({ nextAt }) => formatInstant(nextAt) },
  {
    label: commonWords.actions,
    width: '7.5rem',
    cell: (connection) => <RetryButton connection={connection} />,
  },
];

type Props = {
  connections: readonly ConnectionHealth[];
  /** What is said when there are none. */
  none: string;
  footer: ReactNode;
};

/** The connections as a table, or as cards where seven columns have no room. */
export function ConnectionList({ connections, none, footer }: Props) {
  return (
    <RecordList
      label={connectionWords.list}
      columns={columns()}
      rows={connections}
      rowKey={connectionKey}
      card={(connection) => <Card connection={connection} />}
      hasNarrowRoom={useIsNarrow()}
      footer={footer}
      empty={{ icon: <IconPlugConnected size={30} />, text: none }}
    />
  );
}

type Shown = { connection: ConnectionHealth };

function State({ connection }: Shown) {
  const trouble = describeTrouble(connection);
  return (
    <>
      <span className={classes.state} data-trouble={trouble !== null || undefined}>
        {describeState(connection)}
      </span>
      {trouble ? <span className={classes.trouble}>{trouble}</span> : null}
    </>
  );
}

function Card({ connection }: Shown) {
  const { accountName, integrationType, finishedAt, nextAt } = connection;
  return (
    <div className={classes.card}>
      <p className={classes.name}>
        <bdi>{accountName}</bdi>
      </p>
      <p className={classes.facts}>{integrationTitles[integrationType]}</p>
      <State connection={connection} />
      <p className={classes.facts}>
        {connectionWords.facts(
          formatInstant(finishedAt),
          formatInstant(nextAt),
          describeWeeks(connection),
        )}
      </p>
      <RetryButton connection={connection} />
    </div>
  );
}

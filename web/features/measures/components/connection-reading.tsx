import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { measureMessages } from '#contract/measure-messages.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import classes from './measures.module.css';
import { SyncProgress } from './sync-progress.tsx';

type Props = { accountId: string; integrationType: IntegrationType };

/** Under the settings of a connection: how far it has been read, and the way to what counts. */
export function ConnectionReading({ accountId, integrationType }: Props) {
  return (
    <div className={classes.reading}>
      <SyncProgress accountId={accountId} only={integrationType} />
      <Anchor component={Link} to={paths.measures}>
        {measureMessages.title}
      </Anchor>
    </div>
  );
}

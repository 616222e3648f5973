import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { accountPageMessages } from '#contract/messages/app.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import classes from './measures.module.css';
import { SyncProgress } from './sync-progress.tsx';

type Props = { accountId: string; integrationType: IntegrationType };

/** On a connection's settings: the progress of its sync, and a link to the choices. */
export function ConnectionReading({ accountId, integrationType }: Props) {
  return (
    <div className={classes.reading}>
      <SyncProgress accountId={accountId} only={integrationType} />
      <Anchor component={Link} to={paths.measures}>
        {accountPageMessages.measuresTitle}
      </Anchor>
    </div>
  );
}

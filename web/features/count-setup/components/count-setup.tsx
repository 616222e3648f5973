import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { zoneWords } from '#contract/formats.ts';
import { setupMessages } from '#contract/messages/count-setup.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { setupQuery } from '../api/setup.ts';
import { CategoriesSection } from './categories-section.tsx';
import { CountLinksSection } from './count-links-section.tsx';
import { ExportCounts } from './export-counts.tsx';
import { OwnFiguresSection } from './own-figures-section.tsx';
import { ReminderSection } from './reminder-section.tsx';
import { ServicesSection } from './services-section.tsx';
import classes from './setup.module.css';
import { TypedLately } from './typed-lately.tsx';

type Props = { account: { id: string; mayChange: boolean; seesGiving: boolean } };

/** What a church counts by hand: when, what, who types, figures of its own, and the reminder. */
export function CountSetup({ account: { id: accountId, mayChange, seesGiving } }: Props) {
  const query = useQuery(setupQuery(useApi(), accountId));
  const props = { accountId, mayChange, seesGiving };
  return (
    <QueryView
      query={query}
      loading={<Skeleton className={classes.skeleton ?? ''} data-skeleton="counts" />}
      failure={() => setupMessages.loadFailed}
    >
      {(setup) => (
        <>
          <OwnFiguresSection {...props} />
          <div className={classes.columns}>
            <ServicesSection {...props} setup={setup} />
            <CategoriesSection {...props} setup={setup} />
            <CountLinksSection {...props} setup={setup} />
            <ReminderSection {...props} reminder={setup.reminder} />
          </div>
          {setup.zoneTaken ? (
            <p className={classes.hint}>{setupMessages.zoneTaken(zoneWords(setup.zoneTaken))}</p>
          ) : null}
          <TypedLately byHand={setup.byHand} />
          <p className={classes.ways}>
            <Anchor component={Link} to={paths.count}>
              {setupMessages.count}
            </Anchor>
            {mayChange ? (
              <Anchor component={Link} to={paths.countImport}>
                {setupMessages.importer}
              </Anchor>
            ) : null}
            <ExportCounts accountId={accountId} />
          </p>
        </>
      )}
    </QueryView>
  );
}

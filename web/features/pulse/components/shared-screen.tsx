import { useQuery } from '@tanstack/react-query';
import type { SharedPulse } from '#contract/functions/share-links.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { sharedPulseQuery } from '../api/links.ts';
import { usePulseAddress } from '../use-pulse-address.ts';
import classes from './pulse.module.css';
import { PulseBody } from './pulse-body.tsx';
import { PulseSkeleton } from './pulse-skeleton.tsx';
import shared from './shared-screen.module.css';
import { WeekNav } from './week-nav.tsx';

/** The dashboard behind a shared link: to view and print only. */
export function SharedScreen({ token }: { token: string }) {
  const { week, set } = usePulseAddress();
  const query = useQuery(sharedPulseQuery(useApi(), token, week));
  const data = query.data;
  return (
    <main className={`${classes.page} ${shared.page}`}>
      <PageHeader
        title="Church Health Dashboard"
        subtitle={data ? `Weekly pulse check for ${data.churchName}` : ''}
        actions={
          data?.pulse ? <WeekNav pulse={data.pulse} onWeek={(next) => set({ week: next })} /> : null
        }
      />
      <QueryView
        query={query}
        loading={<PulseSkeleton />}
        failure={(error) =>
          error instanceof RequestRefused && error.message !== ''
            ? error.message
            : pulseMessages.sharedFailed
        }
      >
        {({ pulse, expiresAt }: SharedPulse) => (
          <>
            {pulse ? (
              <PulseBody
                pulse={pulse}
                today={new Date().toISOString().slice(0, 10)}
                links={null}
                ask={null}
              />
            ) : (
              <p>{accountPageMessages.dashboardComing}</p>
            )}
            <p className={classes.footnote}>
              Shared for reading until {dayWords(expiresAt.slice(0, 10))}.
            </p>
          </>
        )}
      </QueryView>
    </main>
  );
}

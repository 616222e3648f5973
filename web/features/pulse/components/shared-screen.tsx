import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { localDay } from '#contract/formats.ts';
import type { SharedPulse } from '#contract/functions/share-links.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { toolbarMessages } from '#contract/messages/dashboard-page.ts';
import { fullDayWords, weekWords } from '#contract/messages/figure-words.ts';
import { peoplePageMessages } from '#contract/messages/people-page.ts';
import { sharedMessages } from '#contract/messages/shared.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { paths } from '#web/lib/paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PrintHead } from '#web/ui/print-head.tsx';
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
  // Trying again cannot help: the link has ended.
  const refused =
    query.error instanceof RequestRefused && query.error.message !== ''
      ? query.error.message
      : null;
  return (
    <main className={`${classes.page} ${shared.page}`}>
      {data?.pulse ? (
        <PrintHead
          churchName={data.churchName}
          title={accountPageMessages.dashboardTitle}
          about={toolbarMessages.weekOf(weekWords(data.pulse.week.first, data.pulse.week.last))}
          today={localDay(new Date(), data.pulse.timeZone)}
        />
      ) : null}
      <div className={shared.head}>
        <BrandMark sizePx={32} />
        <b dir="auto">{data?.churchName ?? ''}</b>
      </div>
      <div className="unprinted">
        <PageHeader
          title={accountPageMessages.dashboardTitle}
          subtitle={data ? accountPageMessages.dashboardOf(data.churchName) : ''}
          actions={
            data?.pulse ? (
              <WeekNav pulse={data.pulse} onWeek={(next) => set({ week: next })} />
            ) : null
          }
        />
      </div>
      {refused === null ? (
        <QueryView
          query={query}
          loading={<PulseSkeleton />}
          failure={() => pulseMessages.sharedFailed}
        >
          {({ pulse, churchName, expiresAt }: SharedPulse) => (
            <>
              {pulse ? (
                <PulseBody
                  pulse={pulse}
                  today={localDay(new Date(), pulse.timeZone)}
                  links={null}
                  ask={null}
                />
              ) : (
                <p>{accountPageMessages.dashboardComing}</p>
              )}
              <Foot
                token={token}
                churchName={churchName}
                expiresAt={expiresAt}
                timeZone={pulse?.timeZone}
              />
            </>
          )}
        </QueryView>
      ) : (
        <p role="alert" className={shared.refused}>
          {refused}
        </p>
      )}
    </main>
  );
}

type FootProps = {
  token: string;
  churchName: string;
  expiresAt: string;
  timeZone: string | undefined;
};

function Foot({ token, churchName, expiresAt, timeZone }: FootProps) {
  return (
    <footer className={shared.foot}>
      <span dir="auto">{sharedMessages.by(churchName)}</span>{' '}
      {sharedMessages.until(dayOf(expiresAt, timeZone))}
      <Anchor
        component={Link}
        to={`${paths.sharedReport}#${token}`}
        className={shared.report}
        inherit
        underline="always"
      >
        {peoplePageMessages.report}
      </Anchor>
      <span className={shared.made}>{sharedMessages.madeWith}</span>
    </footer>
  );
}

/** The church's day; without its time zone, the reader's. */
function dayOf(instant: string, timeZone: string | undefined): string {
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return fullDayWords(localDay(new Date(instant), zone));
}

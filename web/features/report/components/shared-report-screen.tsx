import { useQuery } from '@tanstack/react-query';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { reportPageMessages } from '#contract/messages/report-page.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { isFinal } from '#web/lib/api/request-error.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { sharedReportQuery } from '../api/read-report.ts';
import { useReportAddress } from '../use-report-address.ts';
import classes from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportPages } from './report-pages.tsx';
import { NoReport, todayHere } from './report-screen.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

/** The report behind a shared link: to view and print only. */
export function SharedReportScreen({ token }: { token: string }) {
  const today = todayHere();
  const { period, open } = useReportAddress(today);
  const query = useQuery(sharedReportQuery(useApi(), token, period));
  return (
    <main className={classes.shared}>
      <div className="unprinted">
        <PageHeader
          title={reportPageMessages.title}
          actions={<ReportActions period={period} onPeriod={(next) => open(next)} giving={null} />}
        />
      </div>
      <QueryView
        query={query}
        loading={<ReportSkeleton />}
        failure={() => pulseMessages.sharedFailed}
        final={(error) =>
          isFinal(error) && error.message !== '' ? <NoReport text={error.message} /> : null
        }
      >
        {(report) => <ReportPages report={report} today={today} />}
      </QueryView>
    </main>
  );
}

import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import { useQuery } from '@tanstack/react-query';
import { localDay } from '#contract/formats.ts';
import { reportPageMessages } from '#contract/messages/report-page.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { isFinal } from '#web/lib/api/request-error.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { useArrivalFocus } from '#web/screens/use-arrival-focus.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { reportQuery } from '../api/read-report.ts';
import { useReportAddress } from '../use-report-address.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportPages } from './report-pages.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

type Props = { account: { id: string; seesGiving: boolean } };

/** The report to the board, on the screen as on paper. */
export function ReportScreen({ account }: Props) {
  const today = todayHere();
  const { period, showsGiving, open } = useReportAddress(today);
  const query = useQuery(
    reportQuery(useApi(), account.id, period, account.seesGiving && showsGiving),
  );
  useArrivalFocus();
  return (
    <div>
      <div className="unprinted">
        <PageHeader
          title={reportPageMessages.title}
          back={<BackButton to={paths.dashboard}>{reportPageMessages.back}</BackButton>}
          actions={
            <ReportActions
              period={period}
              onPeriod={open}
              giving={
                account.seesGiving
                  ? { isOn: showsGiving, onChange: (isOn) => open(period, isOn) }
                  : null
              }
            />
          }
        />
      </div>
      <QueryView
        query={query}
        loading={<ReportSkeleton />}
        failure={() => reportPageMessages.loadFailed}
        final={(error) => (isFinal(error) ? <NoReport text={reportPageMessages.nothing} /> : null)}
      >
        {(report) => <ReportPages report={report} today={today} />}
      </QueryView>
    </div>
  );
}

/** In place of a report that asking again would not bring. */
export function NoReport({ text }: { text: string }) {
  return <EmptyState icon={<IconReportAnalytics />} text={text} />;
}

/** The day where somebody sits: it stands as the day of printing. */
export function todayHere(): string {
  return localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

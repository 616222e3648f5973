import { useQuery } from '@tanstack/react-query';
import type { SearchAnalytics } from '#contract/functions/google-search-console.ts';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { searchConsoleMessages } from '#contract/messages/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { searchAnalyticsQuery } from '../api/read-search-analytics.ts';
import { ConnectionFailure } from '../components/connection-failure.tsx';
import { SettingsCard } from '../components/settings-card.tsx';
import { searchConsole } from '../model.ts';
import classes from './search-console.module.css';
import { AnalyticsSkeleton } from './search-console-skeleton.tsx';
import { formatCount, formatPercentage, formatPeriod, formatPosition } from './search-figures.ts';
import { TopList } from './top-list.tsx';

type Props = { accountId: string; propertyUrl: string };

/**
 * Seven days of a property. The days are named, because Google's newest ones are two or three days
 * old.
 */
export function SearchAnalyticsCard({ accountId, propertyUrl }: Props) {
  const { data, error, errorUpdatedAt, refetch } = useQuery(
    searchAnalyticsQuery(useApi(), accountId, propertyUrl),
  );
  useFailureToast({ error, errorUpdatedAt }, () => searchConsoleMessages.dataFailed);

  return (
    <SettingsCard
      title={searchConsoleWords.analytics}
      note={
        <span className={classes.note}>
          <span>{searchConsoleWords.days}</span>
          {data ? <span>{formatPeriod(data.period)}</span> : null}
        </span>
      }
    >
      {data ? (
        <Figures data={data} />
      ) : error ? (
        <ConnectionFailure
          kind={searchConsole}
          sentence={searchConsoleMessages.dataFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <AnalyticsSkeleton />
      )}
    </SettingsCard>
  );
}

function Figures({ data: { totals, topQueries, topPages } }: { data: SearchAnalytics }) {
  return (
    <>
      <dl className={classes.tiles}>
        <Figure label={searchConsoleWords.clicks} value={formatCount(totals.clicks)} />
        <Figure label={searchConsoleWords.impressions} value={formatCount(totals.impressions)} />
        <Figure label={searchConsoleWords.position} value={formatPosition(totals.avgPosition)} />
        <Figure label={searchConsoleWords.ctr} value={formatPercentage(totals.avgCTR)} />
      </dl>
      <div className={classes.tops}>
        <TopList
          title={searchConsoleWords.topQueries}
          none={searchConsoleMessages.noQueries}
          entries={topQueries.map(({ query, ...counts }) => ({ words: query, ...counts }))}
        />
        <TopList
          title={searchConsoleWords.topPages}
          none={searchConsoleMessages.noPages}
          entries={topPages.map(({ page, ...counts }) => ({
            words: page,
            address: page,
            ...counts,
          }))}
        />
      </div>
      <p className={classes.lag}>{searchConsoleMessages.lag}</p>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.tile}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

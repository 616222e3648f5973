import { Skeleton } from '@mantine/core';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AnyFigureId } from '#contract/figures.ts';
import { localDay } from '#contract/formats.ts';
import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { anyFigureWords } from '#contract/messages/own-tiles.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PrintHead } from '#web/ui/print-head.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { churchForecastQuery } from '../api/church-forecast.ts';
import { readView, type ShownView } from '../model.ts';
import classes from './forecast.module.css';
import { ForecastActions } from './forecast-actions.tsx';
import { ForecastPage } from './forecast-page.tsx';

type Account = { id: string; name: string; isOwn: boolean; seesGiving: boolean };
type Props = {
  account: Account | null;
  /** Whether anything is or was connected, or counted by hand; null while unknown. */
  hasSources: boolean | null;
};

/** Where a church is heading: the weeks ahead, the reasons, and the past accuracy. */
export function ForecastScreen({ account, hasSources }: Props) {
  return account ? (
    <ChurchForecastScreen key={account.id} account={account} hasSources={hasSources} />
  ) : (
    <>
      <PageHeader
        title={accountPageMessages.forecastTitle}
        subtitle={accountPageMessages.forecastSubtitle}
      />
      <Coming note={null} />
    </>
  );
}

function ChurchForecastScreen({ account, hasSources }: Props & { account: Account }) {
  const [parameters, setParameters] = useSearchParams();
  const view = readView(parameters);
  const { figure: shown, query } = useForecast(account.id, view.figure, hasSources === true);
  const change = (changes: Partial<ShownView>) => {
    const { figure, horizon } = { ...view, figure: shown, ...changes };
    setParameters({ figure, weeks: String(horizon) }, { replace: true });
  };
  // Those of another figure must not stand under this one's name.
  const forecast = query.isPlaceholderData ? undefined : query.data;
  const { name } = anyFigureWords(shown, query.data?.own ?? []);
  const isRefused = query.error instanceof RequestRefused && query.error.status === 409;
  const hasNothing = hasSources === false || isRefused;
  return (
    <>
      {forecast ? (
        <PrintHead
          churchName={account.name}
          title={accountPageMessages.forecastTitle}
          about={name}
          today={localDay(new Date(), forecast.timeZone)}
        />
      ) : null}
      <div className={forecast ? 'unprinted' : undefined}>
        <PageHeader
          title={accountPageMessages.forecastTitle}
          subtitle={accountPageMessages.forecastOf(account.name)}
          actions={
            hasNothing ? null : (
              <ForecastActions
                view={{ ...view, figure: shown }}
                forecast={query.data}
                isLoading={query.isPlaceholderData}
                onChange={change}
                seesGiving={account.seesGiving}
              />
            )
          }
        />
      </div>
      {hasNothing ? (
        <Coming note={forecastMessages.weeksShort(8, name)} />
      ) : (
        <QueryView
          query={{ data: forecast, error: query.error, refetch: query.refetch }}
          loading={<Loading />}
          failure={() => forecastMessages.loadFailed}
        >
          {(forecast) =>
            forecast.weeksShort > 0 ? (
              <Coming note={missingWords(forecast)} />
            ) : (
              <ForecastPage
                key={forecast.figure}
                accountId={account.id}
                forecast={forecast}
                horizon={view.horizon}
                mayShare={account.isOwn}
              />
            )
          }
        </QueryView>
      )}
    </>
  );
}

/**
 * The forecast of the figure in the address; without one, of the figure that the church begins with,
 * which the forecast of attendance names.
 */
function useForecast(accountId: string, chosen: AnyFigureId | null, enabled: boolean) {
  const api = useApi();
  const asked = chosen ?? 'attendance';
  const first = useQuery({ ...churchForecastQuery(api, accountId, asked), enabled });
  const figure = chosen ?? first.data?.leading ?? asked;
  const leading = useQuery({
    ...churchForecastQuery(api, accountId, figure),
    enabled: enabled && figure !== asked,
  });
  return { figure, query: figure === asked ? first : leading };
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label={forecastMessages.loading}>
      <Skeleton className={classes.loading ?? ''} data-skeleton />
    </div>
  );
}

/** How many more weeks are needed, and where none was ever counted, what would bring them. */
function missingWords({ figure, weeksShort, origin, own }: ChurchForecast): string {
  const { name, bringsIt } = anyFigureWords(figure, own);
  const missing = forecastMessages.weeksShort(weeksShort, name);
  return origin === null ? `${missing} ${bringsIt}` : missing;
}

/** Shown while there are not enough weeks. */
function Coming({ note }: { note: string | null }) {
  return (
    <>
      <ComingSoon icon={<IconTrendingUp size={30} />} text={accountPageMessages.forecastComing} />
      {note === null ? null : <p className={classes.note}>{note}</p>}
    </>
  );
}

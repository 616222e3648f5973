import { queryOptions } from '@tanstack/react-query';
import { churchReportResponse } from '#contract/functions/church-report.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** What a report is about: a quarter or a year. */
export type Period = { quarter: string } | { year: number };

/** The report to a church's board, with giving if that is asked for. */
export function reportQuery(api: Api, accountId: string, period: Period, showsGiving: boolean) {
  return queryOptions({
    queryKey: [queryRoots.people, accountId, 'report', period, showsGiving],
    queryFn: ({ signal }) =>
      invoke(api, 'church-report', { accountId, ...period, showsGiving }, churchReportResponse, {
        signal,
      }),
  });
}

/** The report behind a shared link, which says itself whether giving is in it. */
export function sharedReportQuery(api: Api, token: string, period: Period) {
  return queryOptions({
    queryKey: [queryRoots.sharedPulse, token, 'report', period],
    queryFn: ({ signal }) =>
      invoke(api, 'shared-report', { token, ...period }, churchReportResponse, { signal }),
  });
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnyFigureId } from '#contract/figures.ts';
import { churchForecastResponse } from '#contract/functions/church-forecast.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

export const churchForecastKey = (accountId: string) => [queryRoots.forecast, accountId] as const;

/** The forecast of a church's figure. */
export function churchForecastQuery(api: Api, accountId: string, figure: AnyFigureId) {
  return queryOptions({
    queryKey: [...churchForecastKey(accountId), figure],
    queryFn: ({ signal }) =>
      invoke(api, 'church-forecast', { accountId, figure }, churchForecastResponse, { signal }),
    placeholderData: keepPreviousData,
  });
}

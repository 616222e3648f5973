import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { churchPeopleResponse } from '#contract/functions/church-people.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/**
 * What became of a church's people.
 *
 * @param quarter the newest to tell of; null for the newest there is
 */
export function peopleQuery(api: Api, accountId: string, quarter: string | null) {
  return queryOptions({
    queryKey: [queryRoots.people, accountId, quarter],
    queryFn: ({ signal }) =>
      invoke(
        api,
        'church-people',
        { accountId, ...(quarter === null ? {} : { quarter }) },
        churchPeopleResponse,
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** All rows there are, as CSV. */
export function readPeopleCsv(api: Api, accountId: string): Promise<string> {
  return invoke(api, 'church-people', { accountId, format: 'csv' }, z.string());
}

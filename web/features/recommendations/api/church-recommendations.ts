import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  churchRecommendationsResponse,
  recommendationSettingsResponse,
} from '#contract/functions/recommendations.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

export const recommendationsKey = (accountId: string) =>
  [queryRoots.recommendations, accountId] as const;

/** A church's cards of this week, what was looked at, and the earlier ones. */
export function recommendationsQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: recommendationsKey(accountId),
    queryFn: () =>
      invoke(api, 'church-recommendations', { accountId }, churchRecommendationsResponse),
  });
}

/** The cards before one of them, page by page. */
export function olderCardsQuery(api: Api, accountId: string, before: string | null) {
  return infiniteQueryOptions({
    queryKey: [...recommendationsKey(accountId), 'before', before],
    queryFn: ({ pageParam }) =>
      invoke(
        api,
        'church-recommendations',
        { accountId, before: pageParam },
        churchRecommendationsResponse,
      ),
    initialPageParam: before,
    getNextPageParam: ({ next }) => next,
  });
}

/** What was sent to a model for a card. */
export function sentQuery(api: Api, accountId: string, recommendationId: string) {
  return queryOptions({
    queryKey: [...recommendationsKey(accountId), 'sent', recommendationId],
    queryFn: () =>
      invoke(
        api,
        'recommendation-settings',
        { accountId, recommendationId },
        recommendationSettingsResponse,
      ),
  });
}

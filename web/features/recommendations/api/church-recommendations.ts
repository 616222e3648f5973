import { queryOptions } from '@tanstack/react-query';
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

/** Whether a model words the cards, and what was sent to it. */
export function settingsQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [...recommendationsKey(accountId), 'settings'],
    queryFn: () =>
      invoke(api, 'recommendation-settings', { accountId }, recommendationSettingsResponse),
  });
}

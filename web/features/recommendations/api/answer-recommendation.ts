import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RecommendationAnswer, recommendation } from '#contract/functions/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { recommendationsKey } from './church-recommendations.ts';

export type Said =
  | { id: string; answer: RecommendationAnswer; reason?: string }
  | { id: string; answer: 'planned'; who: string | null; by: string };

/** Answers a card. A refusal reloads too: somebody else may have answered it. */
export function useAnswerRecommendation(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) =>
      invoke(api, 'recommendation-answer', { accountId, ...said }, recommendation),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recommendationsKey(accountId) }),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { questionAnswerResponse } from '#contract/functions/week-questions.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { pulseKey } from './read-pulse.ts';

/** Answers a question about a week, or takes the answer back, and refreshes all that rests on it. */
export function useAnswerQuestion(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const reload = async () => {
    void queryClient.invalidateQueries({ queryKey: [queryRoots.forecast, accountId] });
    await queryClient.invalidateQueries({ queryKey: pulseKey(accountId) });
  };
  const mutation = useMutation({
    mutationFn: (given: { id: string; answer: string | null }) =>
      invoke(api, 'question-answer', { accountId, ...given }, questionAnswerResponse),
    onSuccess: reload,
  });
  return { ...mutation, reload };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recommendationSettingsResponse } from '#contract/functions/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { recommendationsKey } from './church-recommendations.ts';

/** Turns wording by a model on or off for a church. */
export function useChangeSettings(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) =>
      invoke(api, 'recommendation-settings', { accountId, isOn }, recommendationSettingsResponse),
    onSettled: () => queryClient.invalidateQueries({ queryKey: recommendationsKey(accountId) }),
  });
}

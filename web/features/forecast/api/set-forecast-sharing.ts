import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forecastSharingResponse } from '#contract/functions/church-forecast.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { churchForecastKey } from './church-forecast.ts';

/** Turns on or off that priors are learned from a church's effects. */
export function useSetForecastSharing(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) =>
      invoke(api, 'forecast-sharing', { accountId, shared }, forecastSharingResponse),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: churchForecastKey(accountId) }),
  });
}

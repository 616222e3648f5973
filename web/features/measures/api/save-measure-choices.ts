import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MeasureChoices, measureChoicesSaveResponse } from '#contract/functions/measures.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { measureChoicesKey } from './measure-choices.ts';

const name = 'measure-choices-save';

/** Saves the choices; the weeks are recomputed afterwards. */
export function useSaveMeasureChoices(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choices: MeasureChoices) =>
      invoke(api, name, { accountId, choices }, measureChoicesSaveResponse),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.syncStatus, accountId] });
      void queryClient.invalidateQueries({ queryKey: [queryRoots.pulse, accountId] });
      await queryClient.invalidateQueries({ queryKey: measureChoicesKey(accountId) });
    },
  });
}

/** Previews what other choices change in the last eight weeks; nothing is saved. */
export function usePreviewMeasureChoices(accountId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (choices: MeasureChoices) => {
      const body = { accountId, choices, preview: true };
      const answer = await invoke(api, name, body, measureChoicesSaveResponse);
      return { preview: answer.preview ?? [], currency: answer.currency ?? null };
    },
  });
}

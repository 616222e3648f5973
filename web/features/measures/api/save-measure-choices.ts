import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type MeasureChoices,
  measureChoicesSaveResponse,
  toTold,
} from '#contract/functions/measures.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { measureChoicesKey, measureChoicesQuery } from './measure-choices.ts';

const name = 'measure-choices-save';

type Saved = {
  choices: MeasureChoices;
  /** That of the choices that these began with. */
  version: number;
  /** The answer to a question that they give. */
  answer?: { question: string; answer: string };
};

/** Saves the choices; the weeks are recomputed afterwards. `reload` reads what counts by now. */
export function useSaveMeasureChoices(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = measureChoicesKey(accountId);
  const mutation = useMutation({
    mutationFn: (saved: Saved) =>
      invoke(
        api,
        name,
        { accountId, ...saved, choices: toTold(saved.choices) },
        measureChoicesSaveResponse,
      ),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.syncStatus, accountId] });
      void queryClient.invalidateQueries({ queryKey: [queryRoots.pulse, accountId] });
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const reload = () =>
    queryClient.fetchQuery({ ...measureChoicesQuery(api, accountId), staleTime: 0 });
  return { ...mutation, reload };
}

/** Whether others were saved since the choices that these began with. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof RequestRefused && error.code === 'changed_meanwhile';
}

/** Previews what other choices change in the last eight weeks; nothing is saved. */
export function usePreviewMeasureChoices(accountId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async (choices: MeasureChoices) => {
      const body = { accountId, choices: toTold(choices), preview: true };
      const answer = await invoke(api, name, body, measureChoicesSaveResponse);
      return { preview: answer.preview ?? [], currency: answer.currency ?? null };
    },
  });
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { countLinkOpenResponse, countLinkSaveResponse } from '#contract/functions/count-links.ts';
import { type CountAnswer, countAnswerResponse } from '#contract/functions/count-questions.ts';
import {
  type CountSave,
  countHistoryResponse,
  countSaveResponse,
  countSheetResponse,
} from '#contract/functions/count-sheet.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { NoAnswer } from '#web/lib/api/request-error.ts';

export const sheetKey = (accountId: string, date: string | null) =>
  [queryRoots.counts, accountId, 'sheet', date] as const;

/** The counts of a date; without one, today's or the last date's with a service. */
export function readSheet(api: Api, accountId: string, date: string | null) {
  return invoke(
    api,
    'count-sheet',
    { accountId, ...(date === null ? {} : { date }) },
    countSheetResponse,
  );
}

/** Sends one count, and gives its answer. */
export async function saveCount(api: Api, accountId: string, save: CountSave) {
  const { results } = await invoke(
    api,
    'count-save',
    { accountId, saves: [save] },
    countSaveResponse,
  );
  return ownResult(results, save.key);
}

/** Who counted what on a date. */
export function historyQuery(api: Api, accountId: string, date: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'history', date],
    queryFn: () => invoke(api, 'count-history', { accountId, date }, countHistoryResponse),
    staleTime: 0,
  });
}

/** Answers what only the church can say about a count. */
export function useAnswerCount(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: { id: string; answer: CountAnswer }) =>
      invoke(api, 'count-answer', { accountId, ...given }, countAnswerResponse),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.pulse, accountId] });
      return queryClient.invalidateQueries({ queryKey: [queryRoots.counts, accountId] });
    },
  });
}

/** What an usher's link can fill in. */
export function openLink(api: Api, token: string) {
  return invoke(api, 'count-link-open', { token }, countLinkOpenResponse);
}

/** Sends one count of an usher. */
export async function saveWithLink(
  api: Api,
  { token, name }: { token: string; name: string },
  save: CountSave,
) {
  const { results } = await invoke(
    api,
    'count-link-save',
    { token, name, saves: [save] },
    countLinkSaveResponse,
  );
  return ownResult(results, save.key);
}

function ownResult<Result extends { key: string }>(results: readonly Result[], key: string) {
  const own = results.find((one) => one.key === key);
  if (!own) {
    throw new NoAnswer('The answer is about another count.');
  }
  return own;
}

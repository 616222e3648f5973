import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { localDay } from '#contract/formats.ts';
import { type CountSaveResult, countSaveResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { firstSundayMessages } from '#contract/messages/count-setup.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { zoneHere } from '#web/lib/date-here.ts';
import { newKey } from '#web/lib/new-key.ts';

/**
 * The last Sunday, here, of a church that has not said what it counts; null where it has, or has more than
 * one service.
 */
export function firstSundayQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'first-sunday'],
    queryFn: async () => {
      const { suggested } = await invoke(api, 'count-setup', { accountId }, countSetupResponse);
      const { services, categories } = suggested;
      const today = localDay(new Date(), zoneHere());
      const isOne = services.length === 1 && categories.length === 1;
      return isOne ? { day: weekOf(today, 'sunday'), today } : null;
    },
  });
}

/** Keeps how many came, at the one service that is suggested. */
export function useSaveFirstSunday(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ day, value }: { day: string; value: number }) => {
      const { service, category } = await firstPlace(api, accountId);
      const save = {
        ...{ key: newKey(), date: day, serviceId: service, categoryId: category, value },
        ...{ revision: 0, typedAt: new Date().toISOString() },
      };
      const { results } = await invoke(
        api,
        'count-save',
        { accountId, saves: [save] },
        countSaveResponse,
      );
      const [result] = results;
      if (result?.status !== 'saved' && result?.status !== 'same') {
        throw new RequestRefused(sentenceOf(result), 409, '');
      }
      return { value };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [queryRoots.pulse, accountId] }),
  });
}

/** Why a value does not stand; nothing where the server says nothing of it. */
function sentenceOf(result: CountSaveResult | undefined): string {
  return result?.status === 'differs'
    ? firstSundayMessages.hand.differs(result.count?.value ?? null)
    : (result?.error ?? '');
}

/** The service and what is counted at it; those that are suggested are kept first, once. */
async function firstPlace(api: Api, accountId: string) {
  const before = await invoke(api, 'count-setup', { accountId }, countSetupResponse);
  const isKept = before.services.length > 0 && before.categories.length > 0;
  const { services, categories } = isKept
    ? before
    : await invoke(
        api,
        'count-setup-save',
        { accountId, ...before.suggested, timeZone: zoneHere() },
        countSetupResponse,
      );
  return { service: services[0]?.id ?? null, category: categories[0]?.id ?? '' };
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import {
  type countLinkCreateRequest,
  countLinkCreateResponse,
  countLinkEndResponse,
  countLinksResponse,
} from '#contract/functions/count-links.ts';
import {
  type CountCategoryDraft,
  type CountServiceDraft,
  countReminderSaveResponse,
  countSetupResponse,
} from '#contract/functions/counts.ts';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import {
  type ownFigureSaveRequest,
  ownFigureSaveResponse,
  ownFiguresResponse,
} from '#contract/functions/own-figures.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { zoneHere } from '#web/lib/date-here.ts';

/** The services and categories of a church, those suggested, and the caller's reminder. */
export function setupQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'setup'],
    queryFn: () => invoke(api, 'count-setup', { accountId }, countSetupResponse),
  });
}

/** The counting links of a church, newest first. */
export function countLinksQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'links'],
    queryFn: () => invoke(api, 'count-links', { accountId }, countLinksResponse),
  });
}

/** The figures of a church's own, by place. */
export function ownFiguresQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'own-figures'],
    queryFn: () => invoke(api, 'own-figures', { accountId }, ownFiguresResponse),
  });
}

/** The types of headcounts that the church's Planning Center has, by name. */
export function headcountTypesQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.measures, accountId],
    queryFn: () => invoke(api, 'measure-choices', { accountId }, measureChoicesResponse),
    select: ({ available: { events } }) => {
      const types = events.flatMap(({ attendanceTypes }) => attendanceTypes);
      return [...new Map(types.map((one) => [one.id, one])).values()].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      );
    },
  });
}

type Setup = { services: CountServiceDraft[]; categories: CountCategoryDraft[] };

/** Keeps services and categories that are new or changed. */
export function useSaveSetup(accountId: string) {
  return useCountChange(accountId, (api, setup: Setup) =>
    invoke(
      api,
      'count-setup-save',
      { accountId, ...setup, timeZone: zoneHere() },
      countSetupResponse,
    ),
  );
}

type LinkDraft = Omit<z.infer<typeof countLinkCreateRequest>, 'accountId'>;

/** Makes a counting link; the answer has the only copy of its address. */
export function useMakeCountLink(accountId: string) {
  return useCountChange(accountId, (api, draft: LinkDraft) =>
    invoke(api, 'count-link-create', { accountId, ...draft }, countLinkCreateResponse),
  );
}

/** Ends a counting link at once. */
export function useEndCountLink(accountId: string) {
  return useCountChange(accountId, (api, id: string) =>
    invoke(api, 'count-link-end', { accountId, id }, countLinkEndResponse),
  );
}

export type OwnFigureChange = Omit<z.infer<typeof ownFigureSaveRequest>, 'accountId'>;

/** Keeps a figure of the church's own. */
export function useSaveOwnFigure(accountId: string) {
  return useCountChange(accountId, (api, change: OwnFigureChange) =>
    invoke(api, 'own-figure-save', { accountId, ...change }, ownFigureSaveResponse),
  );
}

/** When the caller is reminded; null: never. */
export function useSaveReminder(accountId: string) {
  return useCountChange(accountId, (api, at: string | null) =>
    invoke(api, 'count-reminder-save', { accountId, at }, countReminderSaveResponse),
  );
}

/** A change of what is counted, after which everything that shows it is loaded again. */
function useCountChange<Change, Answer>(
  accountId: string,
  send: (api: Api, change: Change) => Promise<Answer>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => send(api, change),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.pulse, accountId] });
      // Who counts by hand has a week and a calendar to choose.
      void queryClient.invalidateQueries({ queryKey: [queryRoots.measures, accountId] });
      return queryClient.invalidateQueries({ queryKey: [queryRoots.counts, accountId] });
    },
  });
}

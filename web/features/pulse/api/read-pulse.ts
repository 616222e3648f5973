import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type ChurchPulse,
  churchPulseResponse,
  type TileId,
} from '#contract/functions/church-pulse.ts';
import { figureLookResponse, type LookWeeks } from '#contract/functions/figure-look.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The query key of everything that a note changes. */
export const pulseKey = (accountId: string) => [queryRoots.pulse, accountId] as const;

const readingPollMs = 2000;

/** The dashboard of a church's week, by default the newest. Keeps the previous week while loading. */
export function pulseQuery(api: Api, accountId: string, week: string | null) {
  return queryOptions({
    queryKey: [...pulseKey(accountId), 'week', week],
    queryFn: ({ signal }) =>
      invoke(
        api,
        'church-pulse',
        { accountId, ...(week === null ? {} : { week }) },
        churchPulseResponse,
        { signal },
      ),
    placeholderData: keepPreviousData,
    // The newest weeks of a church that has just connected appear as they are read.
    refetchInterval: ({ state }) => (state.data && isBeingRead(state.data) ? readingPollMs : false),
  });
}

/** Whether the first sync is still running. */
function isBeingRead(pulse: ChurchPulse): boolean {
  return (
    pulse.stage === 'reading' ||
    (pulse.stage === 'figures' && pulse.trust.connections.some(({ state }) => state === 'reading'))
  );
}

/** One figure over 13, 52 or 156 weeks. */
export function lookQuery(
  api: Api,
  accountId: string,
  asked: { tile: TileId; weeks: LookWeeks; week: string | null },
) {
  const { week, ...rest } = asked;
  return queryOptions({
    queryKey: [...pulseKey(accountId), 'look', asked],
    queryFn: ({ signal }) =>
      invoke(
        api,
        'figure-look',
        { accountId, ...rest, ...(week === null ? {} : { week }) },
        figureLookResponse,
        { signal },
      ),
    // Another figure's weeks would stand under this one's name.
    placeholderData: (before) => (before?.tile.tile === asked.tile ? before : undefined),
  });
}

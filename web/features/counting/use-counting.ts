import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { localDay } from '#contract/formats.ts';
import type { CountSave, CountSheet } from '#contract/functions/count-sheet.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { readSheet, saveCount, sheetKey } from './api/counts.ts';
import type { CountStore, Owner } from './queue/count-store.ts';
import { createDesk, SomebodyElse } from './queue/desk.ts';
import { answered } from './queue/queue.ts';
import { blankSheet, type Place, withCount } from './sheet.ts';

export type Counting = { userId: string; account: { id: string; name: string } };

/** Whose counts these are on this phone. */
export function ownerOf({ userId, account }: Counting): Owner {
  return `person ${userId} ${account.id}`;
}

/** A sheet, and whether it was kept on this phone because no answer came. */
type LoadedSheet = { sheet: CountSheet; isKept: boolean };

/** A person's counts of a date: what stands, what waits, and the sending. */
export function useCounting(store: CountStore, counting: Counting, date: string | null) {
  const api = useApi();
  const keeper = useSessionKeeper();
  const queryClient = useQueryClient();
  const { userId, account } = counting;
  const owner = ownerOf(counting);
  const queryKey = sheetKey(account.id, date);
  const query = useQuery({
    queryKey,
    queryFn: () =>
      loadSheet(store, owner, account.name, date, () => readSheet(api, account.id, date)),
    retry: false,
    refetchOnReconnect: 'always',
  });

  const [desk] = useState(() => {
    const took = (save: CountSave, result: Awaited<ReturnType<typeof saveCount>>) => {
      const { count, status } = result;
      if (count) {
        queryClient.setQueriesData<LoadedSheet>(
          { queryKey: sheetKey(account.id, null).slice(0, 3) },
          (loaded) => loaded && { ...loaded, sheet: keepWith(loaded.sheet, save, count) },
        );
      }
      // An answer ends what was kept for want of one; and asks, or settles, what is asked at the church.
      const isOld = queryClient
        .getQueriesData<LoadedSheet>({ queryKey: sheetKey(account.id, null).slice(0, 3) })
        .some(([, loaded]) => loaded?.isKept);
      if (isOld || status === 'differs' || save.confirm !== undefined) {
        void queryClient.invalidateQueries({ queryKey: sheetKey(account.id, null).slice(0, 3) });
      }
    };
    const keepWith = (sheet: CountSheet, place: Place, count: Parameters<typeof withCount>[2]) => {
      const next = withCount(sheet, place, count);
      void store.keep(owner, { sheet: next, churchName: account.name, keptAt: Date.now() });
      return next;
    };
    return createDesk({
      store,
      owner,
      send: async (save) => {
        const session = keeper.state();
        if (session.status === 'signed-in' && session.userId !== userId) {
          throw new SomebodyElse();
        }
        const result = await saveCount(api, account.id, save);
        took(save, result);
        return (queue) => answered(queue, result);
      },
    });
  });
  useEffect(() => desk.start(), [desk]);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const reload = useCallback(() => void query.refetch(), [query.refetch]);
  return { query, desk, ...state, reload };
}

/** From the server, else as it was kept here; a day that was never loaded has the services of the last. */
async function loadSheet(
  store: CountStore,
  owner: Owner,
  churchName: string,
  date: string | null,
  read: () => Promise<CountSheet>,
): Promise<LoadedSheet> {
  try {
    const sheet = await read();
    await store.keep(owner, { sheet, churchName, keptAt: Date.now() });
    return { sheet, isKept: false };
  } catch (error) {
    const kept = error instanceof RequestRefused ? null : await keptSheet(store, owner, date);
    if (kept === null) {
      throw error;
    }
    return { sheet: kept, isKept: true };
  }
}

async function keptSheet(
  store: CountStore,
  owner: Owner,
  date: string | null,
): Promise<CountSheet | null> {
  const day = date ?? localDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const same = await store.kept(owner, day);
  const last = same ?? (await store.kept(owner, null));
  if (!last || same) {
    return same?.sheet ?? null;
  }
  return blankSheet(last.sheet, day) ?? (date === null ? last.sheet : null);
}

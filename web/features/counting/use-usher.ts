import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { openLink, saveWithLink } from './api/counts.ts';
import type { CountStore } from './queue/count-store.ts';
import { createDesk } from './queue/desk.ts';
import { answeredToLink } from './queue/queue.ts';
import { type UsherMemory, usherMemory, withSent } from './usher.ts';

/** An usher's counts: what this phone remembers, what waits, and the sending. */
export function useUsher(store: CountStore, token: string, first: UsherMemory) {
  const api = useApi();
  const owner = `link ${token}`;
  const [memory] = useState(() => rememberingBy(store, owner, first));
  const [desk] = useState(() =>
    createDesk({
      store,
      owner,
      isLink: true,
      // Counts wait for a name: the church needs to know whom to ask.
      isOnline: () => navigator.onLine && memory.get().name.trim() !== '',
      name: () => memory.get().name.trim(),
      send: async (save, name) => {
        const result = await saveWithLink(api, { token, name }, save);
        if (result.status !== 'refused') {
          memory.change((now) => withSent(now, save, new Date()));
        }
        return (queue) => answeredToLink(queue, result);
      },
    }),
  );
  const query = useQuery({
    queryKey: ['count-link', token],
    queryFn: async () => {
      const link = await openLink(api, token);
      memory.change((now) => ({ ...now, link }));
      return link;
    },
    retry: (failures, error) => failures < 2 && !(error instanceof RequestRefused),
    refetchOnReconnect: 'always',
  });
  useEffect(() => desk.start(), [desk]);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const remembered = useSyncExternalStore(memory.subscribe, memory.get);
  const hasEnded =
    state.sending === 'ended' ||
    (query.error instanceof RequestRefused && query.error.status === 404);
  return { query, desk, state, memory: remembered, change: memory.change, hasEnded };
}

/** What this phone remembered of a link when the page was opened. */
export async function recallLink(store: CountStore, token: string): Promise<UsherMemory> {
  const parsed = z.safeParse(usherMemory, (await store.remembered(`link ${token}`)) ?? {});
  return parsed.success ? parsed.data : usherMemory.parse({});
}

function rememberingBy(store: CountStore, owner: string, first: UsherMemory) {
  let memory = first;
  const listeners = new Set<() => void>();
  return {
    get: () => memory,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(by: (now: UsherMemory) => UsherMemory) {
      memory = by(memory);
      void store.remember(owner, memory);
      for (const listener of listeners) {
        listener();
      }
    },
  };
}

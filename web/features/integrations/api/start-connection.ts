import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import type { Connectable } from '../model.ts';

const startAnswer = z.object({ authUrl: z.url() });

/** Asks the server for the provider's consent page, as `authUrl`. */
export function useStartConnection(accountId: string | null) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ startFunction }: Connectable) =>
      invoke(api, startFunction, { accountId, origin: window.location.origin }, startAnswer),
  });
}

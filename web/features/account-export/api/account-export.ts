import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';

/** Fetches everything of a church as a ZIP. */
export function useAccountExport(accountId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () => invoke(api, 'account-export', { accountId }, z.instanceof(Blob)),
  });
}

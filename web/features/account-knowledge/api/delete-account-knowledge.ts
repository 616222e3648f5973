import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { reloadKnowledge } from './reload-knowledge.ts';

/** Requests the deleted row, because deleting nothing would otherwise look like success. */
async function deleteEntry({ tables }: Api, id: string): Promise<void> {
  await read(
    z.object({ id: z.guid() }),
    tables.from('knowledge').delete().eq('id', id).select('id').single(),
  );
}

/** Deletes an entry and reloads the lists that show it. */
export function useDeleteAccountKnowledge() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => deleteEntry(api, entryId),
    onSuccess: () => reloadKnowledge(queryClient),
  });
}

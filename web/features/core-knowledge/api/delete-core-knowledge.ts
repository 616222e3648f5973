import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { coreKnowledgeListKey } from './list-core-knowledge.ts';

/** Requests the deleted row, because deleting nothing would otherwise look like success. */
async function deleteEntry({ tables }: Api, id: string): Promise<void> {
  await read(
    z.object({ id: z.guid() }),
    tables.from('knowledge').delete().eq('id', id).select('id').single(),
  );
}

/** Deletes a core entry, takes it off the list at once and reloads what shows core knowledge. */
export function useDeleteCoreKnowledge() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => deleteEntry(api, entryId),
    onSuccess: (_nothing, entryId) => {
      queryClient.setQueryData<Knowledge[]>(coreKnowledgeListKey, (entries) =>
        entries?.filter(({ id }) => id !== entryId),
      );
      void queryClient.invalidateQueries({ queryKey: [queryRoots.coreKnowledge] });
    },
  });
}

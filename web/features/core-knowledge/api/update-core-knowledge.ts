import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CoreKnowledgeInput,
  type Knowledge,
  knowledgeRow,
} from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { coreEntryKey } from './read-core-knowledge.ts';

/** Asks for the row back, because an update that changes nothing would otherwise look like success. */
function updateEntry({ tables }: Api, id: string, input: CoreKnowledgeInput): Promise<Knowledge> {
  return read(knowledgeRow, tables.from('knowledge').update(input).eq('id', id).select().single());
}

/** Changes a core entry and reloads what shows core knowledge. */
export function useUpdateCoreKnowledge(entryId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CoreKnowledgeInput) => updateEntry(api, entryId, input),
    onSuccess: (entry) => {
      queryClient.setQueryData(coreEntryKey(entryId), entry);
      void queryClient.invalidateQueries({ queryKey: [queryRoots.coreKnowledge] });
    },
  });
}

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
import { type Edit, saveChanges, whereStill } from '#web/lib/api/save-changes.ts';
import { coreEntryKey, readCoreEntry } from './read-core-knowledge.ts';

/** Requests the updated row, because updating nothing would otherwise look like success. */
function updateEntry(api: Api, id: string, edit: Edit): Promise<Knowledge> {
  return saveChanges(edit, {
    readNow: () => readCoreEntry(api, id),
    write: (changed, before) =>
      read(
        knowledgeRow,
        whereStill(api.tables.from('knowledge').update(changed).eq('id', id), before)
          .select()
          .single(),
      ),
  });
}

/** Changes a core entry and reloads what shows core knowledge. */
export function useUpdateCoreKnowledge(entryId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<CoreKnowledgeInput>) => updateEntry(api, entryId, edit),
    onSuccess: (entry) => {
      queryClient.setQueryData(coreEntryKey(entryId), entry);
      void queryClient.invalidateQueries({ queryKey: [queryRoots.coreKnowledge] });
    },
  });
}

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
import type { Edit } from '#web/lib/api/save-changes.ts';

/** Without an account, which makes it core knowledge. */
function createEntry(
  { tables }: Api,
  input: CoreKnowledgeInput,
  userId: string,
): Promise<Knowledge> {
  const row = { ...input, user_id: userId };
  return read(knowledgeRow, tables.from('knowledge').insert(row).select().single());
}

/**
 * Creates a core entry and reloads what shows core knowledge.
 * @param userId the signed-in person, who becomes its creator
 */
export function useCreateCoreKnowledge(userId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ columns }: Edit<CoreKnowledgeInput>) => createEntry(api, columns, userId),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [queryRoots.coreKnowledge] });
    },
  });
}

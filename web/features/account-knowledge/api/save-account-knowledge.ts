import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountKnowledgeInput,
  type Knowledge,
  knowledgeRow,
} from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { reloadKnowledge } from './reload-knowledge.ts';

export type Owner = { accountId: string; userId: string };

/** A new entry belongs to the account and names the person who wrote it. */
function createEntry({ tables }: Api, input: AccountKnowledgeInput, owner: Owner) {
  const row = { ...input, user_id: owner.userId, account_id: owner.accountId };
  return read(knowledgeRow, tables.from('knowledge').insert(row).select().single());
}

/** Asks for the row back, because an update that changes nothing would otherwise look like success. */
function updateEntry({ tables }: Api, input: AccountKnowledgeInput, id: string) {
  return read(knowledgeRow, tables.from('knowledge').update(input).eq('id', id).select().single());
}

/**
 * Creates an entry, or changes the given one, and reloads what shows entries.
 * @param entry the entry to change, or null for a new one
 */
export function useSaveAccountKnowledge(owner: Owner, entry: Knowledge | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: AccountKnowledgeInput) =>
      entry ? updateEntry(api, input, entry.id) : createEntry(api, input, owner),
    onSuccess: () => reloadKnowledge(queryClient),
  });
}

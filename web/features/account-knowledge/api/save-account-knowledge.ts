import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  type AccountKnowledgeInput,
  type Knowledge,
  knowledgeRow,
} from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { type Edit, saveChanges, whereStill } from '#web/lib/api/save-changes.ts';
import { reloadKnowledge } from './reload-knowledge.ts';

export type Owner = { accountId: string; userId: string };

/** A new entry belongs to the account and names the person who wrote it. */
function createEntry({ tables }: Api, input: AccountKnowledgeInput, owner: Owner) {
  const row = { ...input, user_id: owner.userId, account_id: owner.accountId };
  return read(knowledgeRow, tables.from('knowledge').insert(row).select().single());
}

/** Requests the updated row, because updating nothing would otherwise look like success. */
function updateEntry({ tables }: Api, edit: Edit, id: string) {
  return saveChanges(edit, {
    readNow: async () => {
      const rows = tables.from('knowledge').select('*').eq('id', id);
      return (await read(z.array(knowledgeRow), rows))[0] ?? null;
    },
    write: (changed, before) =>
      read(
        knowledgeRow,
        whereStill(tables.from('knowledge').update(changed).eq('id', id), before).select().single(),
      ),
  });
}

/**
 * Creates an entry, or changes the given one, and reloads the lists that show it.
 *
 * @param entry the entry to change, or null for a new one
 */
export function useSaveAccountKnowledge(owner: Owner, entry: Knowledge | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (edit: Edit<AccountKnowledgeInput>) =>
      entry ? updateEntry(api, edit, entry.id) : createEntry(api, edit.columns, owner),
    onSuccess: () => reloadKnowledge(queryClient),
  });
}

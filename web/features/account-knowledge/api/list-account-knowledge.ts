import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Knowledge, knowledgeRow } from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The knowledge entries of one account, the newest first. */
export function accountKnowledgeQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.accountKnowledge, accountId],
    queryFn: () => listAccountKnowledge(api, accountId),
  });
}

function listAccountKnowledge({ tables }: Api, accountId: string): Promise<Knowledge[]> {
  return read(
    z.array(knowledgeRow),
    tables
      .from('knowledge')
      .select('*')
      .eq('account_id', accountId)
      .order('created_at', { ascending: false }),
  );
}

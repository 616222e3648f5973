import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Knowledge, knowledgeRow } from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

export const coreKnowledgeListKey = [queryRoots.coreKnowledge, 'list'] as const;

/** All core knowledge, that is the entries of no account, the newest first. */
export function coreKnowledgeQuery(api: Api) {
  return queryOptions({ queryKey: coreKnowledgeListKey, queryFn: () => listCoreKnowledge(api) });
}

function listCoreKnowledge({ tables }: Api): Promise<Knowledge[]> {
  return read(
    z.array(knowledgeRow),
    tables
      .from('knowledge')
      .select('*')
      .is('account_id', null)
      .order('created_at', { ascending: false }),
  );
}

import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Knowledge, knowledgeRow } from '#contract/tables/knowledge.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';

/** The cache key of one core entry. */
export function coreEntryKey(entryId: string) {
  return [queryRoots.coreKnowledge, 'one', entryId] as const;
}

/** One core entry; null when there is none with this id, or it belongs to an account. */
export function coreEntryQuery(api: Api, entryId: string) {
  return queryOptions({
    queryKey: coreEntryKey(entryId),
    queryFn: () => readCoreEntry(api, entryId),
  });
}

/**
 * Reads one core entry. An id that is no UUID can belong to no entry, so the server need not be
 * asked.
 */
export async function readCoreEntry({ tables }: Api, entryId: string): Promise<Knowledge | null> {
  if (!z.guid().safeParse(entryId).success) {
    return null;
  }
  const [entry] = await read(
    z.array(knowledgeRow),
    tables.from('knowledge').select('*').eq('id', entryId).is('account_id', null),
  );
  return entry ?? null;
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { countSheetResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import {
  countsImportPreviewResponse,
  countsImportResponse,
  countsImportsResponse,
  countsImportUndoResponse,
} from '#contract/functions/counts-import.ts';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { invoke } from '#web/lib/api/invoke.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { zoneHere } from '#web/lib/date-here.ts';
import type { ImportBody } from '../import-body.ts';

/** What a church counts, its day and currency, and on which day its week begins. */
export function churchCountsQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'for-import'],
    queryFn: async () => {
      const [setup, sheet] = await Promise.all([
        invoke(api, 'count-setup', { accountId }, countSetupResponse),
        invoke(api, 'count-sheet', { accountId }, countSheetResponse),
      ]);
      const { today, currency, weekDate } = sheet;
      return { ...setup, today, currency, weekDate };
    },
  });
}

/** What an import would do; nothing is written. */
export function importPreviewQuery(api: Api, accountId: string, body: ImportBody | null) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'import-preview', body],
    queryFn: () =>
      invoke(api, 'counts-import-preview', { accountId, ...body }, countsImportPreviewResponse),
    enabled: body !== null && body.rows.length > 0,
    gcTime: 0,
  });
}

type Keep = ImportBody & { digest: string; key: string; onDifference: 'keep' | 'replace' };

/** Keeps an import, once for each key. */
export function useKeepImport(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Keep) => {
      await beginHere(api, accountId, queryClient);
      return invoke(api, 'counts-import', { accountId, ...body }, countsImportResponse);
    },
    // What was previewed is kept now: read again, it would say that everything is here already.
    // Not waited for: what the church counts now is another preview, whose part of the page knows of no save.
    onSettled: () => void reloadCounts(queryClient, accountId, (part) => part !== 'import-preview'),
  });
}

/** A church that has counted nothing yet is where this browser is. */
async function beginHere(api: Api, accountId: string, client: ReturnType<typeof useQueryClient>) {
  const known = client.getQueryData(churchCountsQuery(api, accountId).queryKey);
  if (known?.services.length === 0 && known.categories.length === 0) {
    const nothing = { services: [], categories: [] };
    const setup = { accountId, ...nothing, timeZone: zoneHere() };
    await invoke(api, 'count-setup-save', setup, countSetupResponse);
  }
}

/** The imports of a church, newest first. */
export function importsQuery(api: Api, accountId: string) {
  return queryOptions({
    queryKey: [queryRoots.counts, accountId, 'imports'],
    queryFn: () => invoke(api, 'counts-imports', { accountId }, countsImportsResponse),
  });
}

/** Takes a whole import back. */
export function useUndoImport(accountId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) =>
      invoke(api, 'counts-import-undo', { accountId, batchId }, countsImportUndoResponse),
    onSettled: () => reloadCounts(queryClient, accountId),
  });
}

async function reloadCounts(
  client: ReturnType<typeof useQueryClient>,
  accountId: string,
  among: (part: unknown) => boolean = () => true,
) {
  void client.invalidateQueries({ queryKey: [queryRoots.pulse, accountId] });
  await client.invalidateQueries({
    queryKey: [queryRoots.counts, accountId],
    predicate: ({ queryKey: [, , part] }) => among(part),
  });
}

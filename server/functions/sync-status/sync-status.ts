import { z } from 'zod';
import {
  integrationSync,
  type SyncStatus,
  syncProblems,
  syncStatusRequest,
  syncStatusResponse,
} from '#contract/functions/sync.ts';
import { syncProblemSentence } from '#contract/sync-messages.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

const stored = z.array(
  z.looseObject({
    integrationType: integrationSync.shape.integrationType,
    error: z.enum(syncProblems).nullable(),
  }),
);

/** How far each connection of a church has been read, what failed, and when the next sync is. */
export const syncStatus: NamedFunction<z.infer<typeof syncStatusRequest>> = {
  request: syncStatusRequest,
  async run(services, claims, { accountId }): Promise<SyncStatus> {
    const [found] = await runForChurch(services, claims, {
      text: 'select private.read_sync_status($1::uuid)::text',
      values: [accountId],
    });
    const integrations = stored.parse(JSON.parse(found ?? '[]')).map((connection) => ({
      ...connection,
      error: connection.error && syncProblemSentence(connection.error, connection.integrationType),
    }));
    return syncStatusResponse.parse({ integrations });
  },
};

import type * as z from 'zod/mini';
import { syncStartRequest, syncStartResponse } from '#contract/functions/sync.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/** Makes a connection due now, and returns its run, which may already be queued or running. */
export const syncStart: NamedFunction<z.infer<typeof syncStartRequest>> = {
  request: syncStartRequest,
  async run(services, claims, { accountId, integrationType, kind = null }) {
    const [runId] = await runForChurch(services, claims, {
      text: 'select private.request_sync($1::uuid, $2, $3)',
      values: [accountId, integrationType, kind],
    });
    return syncStartResponse.parse({ runId });
  },
};

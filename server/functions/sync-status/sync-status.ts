import { z } from 'zod';
import { localDay } from '#contract/formats.ts';
import { storedNotice } from '#contract/functions/notices.ts';
import {
  integrationSync,
  type SyncStatus,
  syncProblems,
  syncStatusRequest,
  syncStatusResponse,
} from '#contract/functions/sync.ts';
import { tellNotices } from '#contract/messages/notices.ts';
import { integrationTitles, stepWords, syncProblemSentence } from '#contract/messages/sync.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

const stored = z.array(
  z.looseObject({
    integrationType: integrationSync.shape.integrationType,
    step: z.string().nullable(),
    error: z.enum(syncProblems).nullable(),
    timeZone: z.string().nullable(),
    notices: z.array(storedNotice),
  }),
);

/** How far each connection of a church has been read, what failed, and when the next sync is. */
export const syncStatus: NamedFunction<z.infer<typeof syncStatusRequest>> = {
  request: syncStatusRequest,
  async run(services, claims, { accountId }): Promise<SyncStatus> {
    const [found] = await runForChurch(services, claims, {
      text: `select private.read_sync_status($1::uuid)::text, private.note_account_view($1::uuid)::text`,
      values: [accountId],
    });
    const integrations = stored.parse(JSON.parse(found ?? '[]')).map((connection) => {
      const { integrationType, step, error } = connection;
      const timeZone = connection.timeZone ?? usualPlace.timeZone;
      const about = { title: integrationTitles[integrationType], timeZone };
      return {
        ...connection,
        step: step && stepWords(step),
        error: error && syncProblemSentence(error, integrationType),
        notices: tellNotices(connection.notices, {
          ...about,
          today: localDay(services.config.clock.now(), timeZone),
        }),
      };
    });
    return syncStatusResponse.parse({ integrations });
  },
};

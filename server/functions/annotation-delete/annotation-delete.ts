import type { z } from 'zod/mini';
import { annotationDeleteRequest } from '#contract/functions/annotations.ts';
import { pulseRefusals } from '#contract/messages/dashboard.ts';
import { ApiError } from '../../http/api-error.ts';
import { refreshAfterNote } from '../../pulse/refresh-expected.ts';
import type { ComputeServices } from '../../services.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

/** Deletes a note of a church. */
export const annotationDelete: NamedFunction<
  z.infer<typeof annotationDeleteRequest>,
  ComputeServices
> = {
  request: annotationDeleteRequest,
  async run(services, claims, { accountId, id }, c) {
    const [deleted = null] = await runAboutChurch(services, claims, accountId, {
      isChange: true,
      first: `with deleted as (
        delete from analytics.annotations where account_id = $1::uuid and id = $2::uuid returning id)`,
      columns: ['(select id from deleted)::text'],
      values: [id],
    });
    if (deleted === null) {
      throw new ApiError({ status: 404, code: 'note_not_found', message: pulseRefusals.noteGone });
    }
    const { config, connections } = services;
    const after = { now: config.clock.now(), log: c.get('log') };
    await refreshAfterNote(connections.jobs, accountId, after);
    return { deleted: true };
  },
};

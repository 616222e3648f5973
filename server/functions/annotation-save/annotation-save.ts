import type { z } from 'zod/mini';
import { annotation, annotationSaveRequest } from '#contract/functions/annotations.ts';
import { pulseRefusals } from '#contract/messages/dashboard.ts';
import { noteJson } from '../../church/rows.ts';
import { ApiError } from '../../http/api-error.ts';
import { refreshAfterNote } from '../../pulse/refresh-expected.ts';
import type { ComputeServices } from '../../services.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

const insert = `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
  values ($1::uuid, $2::date, $3::date, $4, $5, $6::boolean) returning *`;
const update = `update analytics.annotations set
    starts_on = $2::date, ends_on = $3::date, text = $4, kind = $5, does_not_count = $6::boolean
  where account_id = $1::uuid and id = $7::uuid returning *`;
/** Writes a church's note on a day or a range, or changes one. */
export const annotationSave: NamedFunction<
  z.infer<typeof annotationSaveRequest>,
  ComputeServices
> = {
  request: annotationSaveRequest,
  async run(services, claims, { accountId, id, from, to, text, kind, doesNotCount }, c) {
    const values = [from, to, text, kind, String(doesNotCount), ...(id ? [id] : [])];
    const [saved = null] = await runAboutChurch(services, claims, accountId, {
      isChange: true,
      first: `with saved as (${id ? update : insert})`,
      columns: [`(select ${noteJson} from saved)::text`],
      values,
    });
    if (saved === null) {
      throw new ApiError({ status: 404, code: 'note_not_found', message: pulseRefusals.noteGone });
    }
    const { config, connections } = services;
    const after = { now: config.clock.now(), log: c.get('log') };
    await refreshAfterNote(connections.jobs, accountId, after);
    return { annotation: annotation.parse(JSON.parse(saved)) };
  },
};

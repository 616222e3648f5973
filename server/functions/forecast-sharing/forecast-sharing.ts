import type * as z from 'zod/mini';
import {
  forecastSharingRequest,
  type forecastSharingResponse,
} from '#contract/functions/church-forecast.ts';
import { runForOwnAdmin } from '../as-own-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/**
 * Lets priors be learned from a church's effects, or no more. A super admin only ends it.
 */
export const forecastSharing: NamedFunction<z.infer<typeof forecastSharingRequest>> = {
  request: forecastSharingRequest,
  async run(
    services,
    claims,
    { accountId, shared },
  ): Promise<z.infer<typeof forecastSharingResponse>> {
    await runForOwnAdmin(services, claims, {
      text: `with allowed as materialized (select private.require_church_to_change($1::uuid)), ${shared ? share : stop}
        select count(*)::text from allowed left join changed on true`,
      values: [accountId],
    });
    return { shared };
  },
};

const share = `changed as (insert into analytics.forecast_sharing (account_id)
  select $1::uuid from allowed on conflict do nothing returning account_id)`;
const stop = `changed as (delete from analytics.forecast_sharing using allowed
  where account_id = $1::uuid returning account_id)`;

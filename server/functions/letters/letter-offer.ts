import type { z } from 'zod/mini';
import { letterOfferRequest, letterOfferResponse } from '#contract/functions/letters.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';

/** Offers the letter to a colleague, who confirms it or not. */
export const letterOffer: NamedFunction<z.infer<typeof letterOfferRequest>> = {
  request: letterOfferRequest,
  async run(services, claims, { accountId, profileId }) {
    const [offered] = await runAboutChurch(services, claims, accountId, {
      columns: ['private.offer_letter($1::uuid, $2::uuid)::text'],
      values: [profileId],
    });
    services.changes.tell({ table: 'private.letters', accounts: [accountId] });
    return letterOfferResponse.parse(JSON.parse(offered ?? 'null'));
  },
};

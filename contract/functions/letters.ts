import * as z from 'zod/mini';
import { connectedAccountId } from './connections.ts';

/** The body of `letter-settings` and `letter-test`. */
export const letterRequest = z.object({ accountId: connectedAccountId });

/** What a person says about their own letter. */
const wanted = {
  subscribed: z.boolean(),
  /** Also of a week of which nothing can be said. */
  evenWhenNothing: z.boolean(),
};

/** The body of `letter-settings-save`. */
export const letterSettingsSaveRequest = z.object({ accountId: connectedAccountId, ...wanted });

/** The answer of both: the caller's own letter of a church. */
export const letterSettings = z.object({
  ...wanted,
  /** Who offered it, until that is answered. */
  offeredBy: z.nullable(z.string()),
  /** When the next one comes, as far as that is known. */
  nextAt: z.nullable(z.iso.datetime({ offset: true })),
});
export type LetterSettings = z.infer<typeof letterSettings>;

/** The body of `letter-offer`: to whom. */
export const letterOfferRequest = z.object({ accountId: connectedAccountId, profileId: z.guid() });

/** The answer of `letter-offer`. */
export const letterOfferResponse = z.object({
  profileId: z.guid(),
  /** Whether they get it already. */
  letter: z.boolean(),
  letterOffered: z.boolean(),
});

/** The answer of `letter-test`. */
export const letterTestResponse = z.object({ sent: z.literal(true) });

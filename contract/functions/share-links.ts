import * as z from 'zod/mini';
import { visibleText } from '../visible-text.ts';
import { figuresPulse } from './church-pulse.ts';
import { connectedAccountId } from './connections.ts';

/** The most days a link may live. */
const shareLinkDaysMax = 366;

/** A read-only link to the dashboard; its token is shown once, when it is made. */
const shareLink = z.object({
  id: z.guid(),
  /** For whom, in the church's words. */
  label: z.string(),
  showsGiving: z.boolean(),
  /** The notes' words; the weeks that they leave out are left out either way. */
  showsNotes: z.boolean(),
  expiresAt: z.iso.datetime({ offset: true }),
  createdAt: z.iso.datetime({ offset: true }),
  createdBy: z.nullable(z.string()),
  revokedAt: z.nullable(z.iso.datetime({ offset: true })),
});
export type ShareLink = z.infer<typeof shareLink>;

/** The body of `share-link-create`. */
export const shareLinkCreateRequest = z.object({
  accountId: connectedAccountId,
  label: visibleText.check(z.minLength(1), z.maxLength(100)),
  days: z.int().check(z.minimum(1), z.maximum(shareLinkDaysMax)),
  showsGiving: z.boolean(),
  showsNotes: z._default(z.boolean(), false),
});
export type ShareLinkDraft = z.infer<typeof shareLinkCreateRequest>;

/** The answer of `share-link-create`; the path holds the token, which is not kept. */
export const shareLinkCreateResponse = z.object({ link: shareLink, path: z.string() });

/** The body of `share-link-revoke`. */
export const shareLinkRevokeRequest = z.object({
  accountId: connectedAccountId,
  id: z.guid(),
  /** Takes the end of a link back, within a minute. */
  undo: z.optional(z.boolean()),
});
export const shareLinkRevokeResponse = z.object({ link: shareLink });

/** The body of `share-links`. */
export const shareLinksRequest = z.object({ accountId: connectedAccountId });

/** The answer of `share-links`: newest first, those that have ended too. */
export const shareLinksResponse = z.object({ links: z.array(shareLink) });

/** The body of `shared-pulse`, which needs no sign-in. */
export const sharedPulseRequest = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
  week: z.optional(z.iso.date()),
});

/**
 * The answer of `shared-pulse`: the dashboard without notes' authors and cards, and, unless ticked,
 * without giving and notes.
 */
export const sharedPulseResponse = z.object({
  churchName: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
  /** Null while the church has no figures. */
  pulse: z.nullable(figuresPulse),
});
export type SharedPulse = z.infer<typeof sharedPulseResponse>;

import * as z from 'zod/mini';

/**
 * The id of a church in the spelling of PostgreSQL: its tokens are sealed for exactly that text.
 */
export const connectedAccountId = z.guid().check(z.toLowerCase());

/** The body of `google-oauth-init` and `planning-center-oauth-init`. */
export const startConnectionRequest = z.object({
  accountId: connectedAccountId,
  /** Where the asking page lives, and where the pop-up reports to: scheme, host and port. */
  origin: z.url(),
});
export type StartConnectionRequest = z.infer<typeof startConnectionRequest>;

export const startConnectionResponse = z.object({ authUrl: z.url() });

/** The message of the last page in the pop-up, to its opener and on the broadcast channel. */
const connectionMessageTypes = [
  'google-oauth-success',
  'google-oauth-error',
  'planning-center-oauth-success',
  'planning-center-oauth-error',
] as const;
export type ConnectionMessageType = (typeof connectionMessageTypes)[number];

export const connectionMessage = z.object({
  type: z.enum(connectionMessageTypes),
  /** The `state` that the provider brought back: it tells one attempt from another. */
  attempt: z.optional(z.string()),
});
export type ConnectionMessage = z.infer<typeof connectionMessage>;

/**
 * A provider's Cross-Origin-Opener-Policy can cut the pop-up from its opener, so the message travels
 * on this BroadcastChannel as well.
 */
export const connectionChannel = 'steeple-oauth';
/**
 * What a page answers on the channel when it has received the message, so that the pop-up closes.
 */
export const connectionHeard = z.object({ type: z.literal('oauth-heard') });

/** The body of every function that reads from an integration. */
export const connectionRequest = z.object({ accountId: connectedAccountId });

/** Codes that a failing function answers in `code`, for what a person can do about it. */
export const connectionFailureCodes = [
  /** The integration is not connected. */
  'not_connected',
  /** The provider no longer accepts the connection: a person has to connect again. */
  'reconnect_needed',
  /** The provider gave no usable answer in time; trying later may help. */
  'provider_unavailable',
  /** The provider refuses this person, or this property. */
  'provider_refused',
  /** This installation has no application at the provider. */
  'provider_not_configured',
  /** No Search Console property has been chosen yet. */
  'no_property',
] as const;
export type ConnectionFailureCode = (typeof connectionFailureCodes)[number];

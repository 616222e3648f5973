import * as z from 'zod/mini';
import { integrationTypes } from '../tables/integrations.ts';
import { integrationSync, syncStates } from './sync.ts';

/** The most connections that `connections-health` gives at once. */
const connectionsPageMax = 200;

/** The body of `connections-health`, for super admins: what to look at, a page at a time. */
export const connectionsHealthRequest = z.strictObject({
  /** A part of an account's name. */
  search: z.optional(z.string().check(z.maxLength(200))),
  integrationType: z.optional(z.enum(integrationTypes)),
  state: z.optional(z.enum(syncStates)),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(connectionsPageMax))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
});
export type ConnectionsHealthRequest = z.infer<typeof connectionsHealthRequest>;

const { state, done, total, finishedAt, nextAt, error, covers, integrationType } =
  integrationSync.shape;

/** One connection of one church, as an operator looks at it. */
const connectionHealth = z.object({
  accountId: z.guid(),
  accountName: z.string(),
  integrationType,
  state,
  done,
  total,
  /** `reconnect_needed`: the provider renews this connection no more. */
  token: z.enum(['good', 'reconnect_needed']),
  /** When it was last read, to its end or not. */
  finishedAt,
  nextAt,
  error,
  covers,
  /** Of the last year. */
  weeksComplete: z.int(),
  weeksOpen: z.int(),
});
export type ConnectionHealth = z.infer<typeof connectionHealth>;

/** A page of connections, those that failed first; `total` counts all that the filter lets through. */
export const connectionsHealthResponse = z.object({
  total: z.int(),
  connections: z.array(connectionHealth),
});
export type ConnectionsHealth = z.infer<typeof connectionsHealthResponse>;

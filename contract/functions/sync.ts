import * as z from 'zod/mini';
import { integrationTypes } from '../tables/integrations.ts';
import { connectedAccountId } from './connections.ts';
import { notice } from './notices.ts';

/** The body of `sync-start`. */
export const syncStartRequest = z.object({
  accountId: connectedAccountId,
  integrationType: z.enum(integrationTypes),
  /** Counts what became of people anew, behind a run that is under way. */
  kind: z.optional(z.literal('quarterly')),
});

/** The answer of `sync-start`: the run that was started, or the one that runs already. */
export const syncStartResponse = z.object({ runId: z.guid() });

/** The body of `sync-status`. */
export const syncStatusRequest = z.object({ accountId: connectedAccountId });

export const syncStates = ['idle', 'queued', 'running', 'failed'] as const;

/**
 * What can be wrong with a connection's reading, as it is stored; a person reads the sentence of
 * `syncProblemSentence`.
 */
export const syncProblems = [
  'reconnect_needed',
  'provider_unavailable',
  'provider_refused',
  'provider_not_configured',
  'no_property',
  /** Some steps failed; the others were read. */
  'partly_failed',
  'failed',
  /** The process ended more than once while it read, so the run rests. */
  'process_ended',
] as const;
export type SyncProblem = (typeof syncProblems)[number];

const instant = z.nullable(z.iso.datetime({ offset: true }));

export const integrationSync = z.object({
  integrationType: z.enum(integrationTypes),
  /** `idle` only when all that is due has been read and computed. */
  state: z.enum(syncStates),
  /** Steps of the current or last run. */
  done: z.int(),
  total: z.int(),
  /** What is being read now, as words for a person, e.g. `Check-ins, Aug 24 to Nov 22`. */
  step: z.nullable(z.string()),
  startedAt: instant,
  finishedAt: instant,
  nextAt: instant,
  /** A sentence that says what to do, or null. */
  error: z.nullable(z.string()),
  /** The church dates that have been read, or null before the first. */
  covers: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
  /** How many weeks of the current or last run are whole, newest first; null where it has none. */
  weeks: z.nullable(z.object({ read: z.int(), of: z.int() })),
  /** The church's, IANA; null until it is known. */
  timeZone: z.nullable(z.string()),
  /** When what became of people was counted last, and is next; null where it is not. */
  quarterly: z.nullable(z.object({ lastAt: instant, dueAt: instant })),
  /** What is refused, was left out or was corrected, until it is read again. */
  notices: z.array(notice),
});
export type IntegrationSync = z.infer<typeof integrationSync>;

/** The answer of `sync-status`: one entry per connected integration. */
export const syncStatusResponse = z.object({ integrations: z.array(integrationSync) });
export type SyncStatus = z.infer<typeof syncStatusResponse>;

import { z } from 'zod';

const provider = z.enum(['planning_center', 'google_search_console']);

/** One way in which a provider breaks, for all paths that begin with `pathPrefix`. */
const sandboxFailure = z.object({
  provider,
  pathPrefix: z.string().startsWith('/'),
  kind: z.discriminatedUnion('how', [
    /** Accepts the request and never answers. */
    z.object({ how: z.literal('hang') }),
    /** Answers as usual, but later. */
    z.object({ how: z.literal('slow'), delayMs: z.number().int().positive() }),
    /** Closes the connection without a byte. */
    z.object({ how: z.literal('cut') }),
    /** Closes the connection in the middle of the body. */
    z.object({ how: z.literal('cut_body') }),
    /** A web page where JSON is expected. */
    z.object({ how: z.literal('html'), status: z.number().int().default(200) }),
    /** An error in the provider's format; 429 and 503 may carry Retry-After. */
    z.object({
      how: z.literal('status'),
      status: z.number().int().min(400).max(599),
      retryAfterSeconds: z.number().int().min(0).optional(),
    }),
  ]),
  /** How many more requests it affects; all of them by default. */
  times: z.number().int().positive().optional(),
});
export type SandboxFailure = z.infer<typeof sandboxFailure>;

const openerPolicy = z.enum(['unsafe-none', 'same-origin', 'same-origin-allow-popups']);

/** Undocumented behavior of Planning Center's API; each default is the likelier answer. */
const planningCenterUnknowns = {
  /** Whether nested filters such as `where[event_period][starts_at]` work. */
  honorsNestedWhere: z.boolean().default(true),
  /** Whether `meta.can_query_by` lists nested keys. */
  namesNestedKeys: z.boolean().default(false),
  /** How many filters a Check-Ins list applies. */
  checkInFilters: z.enum(['one', 'several']).default('one'),
  /** Whether EventPeriod has `unique_total_count`. */
  hasUniqueTotalCount: z.boolean().default(false),
  /** Whether a check-in links its event times when they are not included. */
  linksCheckInTimes: z.boolean().default(true),
  /** Whether an entered zero is served. */
  servesStoredZeros: z.boolean().default(true),
  /** Whether custom attendance types are served with their headcounts. */
  servesCustomHeadcounts: z.boolean().default(true),
  /** Whether `first_time` refers to the event or the church. */
  firstTimeMeans: z.enum(['event', 'church']).default('event'),
  /** Whether a late check-in or headcount changes `event_times.updated_at`. */
  eventTimesMove: z.boolean().default(true),
  /** The value of `refunded` after a partial refund. */
  partialRefundIsRefunded: z.boolean().default(false),
  /** The answer to somebody without access to Giving. */
  withoutGiving: z.enum(['forbidden', 'unauthorized', 'nothing']).default('forbidden'),
  /** Whether `plan_people_count` includes those who declined. */
  planCountHasDeclined: z.boolean().default(false),
  /** Whether an unreported meeting lacks an `attendance_submitter`. */
  submitterIsEmptyUnreported: z.boolean().default(true),
  /** Whether `attended` includes the visitors of `visitors_count`. */
  attendedHasVisitors: z.boolean().default(false),
  /** Whether `/groups/v2/people` includes members of archived groups. */
  groupPeopleHaveArchived: z.boolean().default(false),
  /** Whether Check-Ins alone uses Rails' time zone names, or every product does. */
  railsZoneNames: z.enum(['check_ins', 'everywhere']).default('check_ins'),
};

const planningCenterSwitches = z.object({
  /** Cross-Origin-Opener-Policy of the consent page; `same-origin` cuts the pop-up's opener. */
  openerPolicy: openerPolicy.default('unsafe-none'),
  /** The status for a revoked refresh token. */
  deadGrantStatus: z.union([z.literal(400), z.literal(401)]).default(400),
  /** Whether a 401 of the token endpoint carries WWW-Authenticate. */
  sendsWwwAuthenticate: z.boolean().default(false),
  /** Requests per user and period before 429. */
  rateLimitCount: z.number().int().positive().default(100),
  rateLimitPeriodSeconds: z.number().int().positive().default(20),
  ...planningCenterUnknowns,
});

const googleSwitches = z.object({
  openerPolicy: openerPolicy.default('unsafe-none'),
  /** Answers every query with "quota exceeded", in this status. */
  quotaExceeded: z.union([z.null(), z.literal(403), z.literal(429)]).default(null),
  /** Whether the Search Console API is off in the project. */
  isApiDisabled: z.boolean().default(false),
  /** How many months of history Search Console keeps. */
  historyMonths: z.number().int().positive().default(16),
  /** Whether a pattern without `(?i)` ignores case. */
  regexIgnoresCase: z.boolean().default(false),
  /** Whether `dataState: all` lists days without impressions. */
  allHoldsZeroDays: z.boolean().default(false),
});

/** Everything that can be broken or varied while a sandbox runs. Defaults: all is well. */
export const sandboxSwitches = z.object({
  failures: z.array(sandboxFailure).prefault([]),
  planningCenter: planningCenterSwitches.prefault({}),
  google: googleSwitches.prefault({}),
});

/** Read for every request, so a test may change it in place. */
export type SandboxSwitches = z.infer<typeof sandboxSwitches>;

/**
 * The switches of a healthy provider, with changes.
 *
 * @throws ZodError
 */
export function createSwitches(changes: z.input<typeof sandboxSwitches> = {}): SandboxSwitches {
  return sandboxSwitches.parse(changes);
}

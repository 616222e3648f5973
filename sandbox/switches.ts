import { z } from 'zod';

const provider = z.enum(['planning_center', 'google_search_console']);

/** One way in which a provider breaks, for all paths that begin with `pathPrefix`. */
const sandboxFailure = z.object({
  provider,
  pathPrefix: z.string().startsWith('/'),
  kind: z.discriminatedUnion('how', [
    /** Takes the request and never answers. */
    z.object({ how: z.literal('hang') }),
    /** Answers as usual, but later. */
    z.object({ how: z.literal('slow'), delayMs: z.number().int().positive() }),
    /** Closes the connection without a byte. */
    z.object({ how: z.literal('cut') }),
    /** Closes the connection in the middle of the body. */
    z.object({ how: z.literal('cut_body') }),
    /** A web page where JSON is expected. */
    z.object({ how: z.literal('html'), status: z.number().int().default(200) }),
    /** A refusal in the provider's words: 429 and 503 may say when to come back. */
    z.object({
      how: z.literal('status'),
      status: z.number().int().min(400).max(599),
      retryAfterSeconds: z.number().int().min(0).optional(),
    }),
  ]),
  /** How many requests it still hits; left out, all of them. */
  times: z.number().int().positive().optional(),
});
export type SandboxFailure = z.infer<typeof sandboxFailure>;

const openerPolicy = z.enum(['unsafe-none', 'same-origin', 'same-origin-allow-popups']);

/** What is not known of Planning Center's API, each with the answer that is likelier as its default. */
const planningCenterUnknowns = {
  /** Requests per period beyond offset 30,000: users met 10, 75 is documented. */
  farOffsetLimit: z.union([z.literal(10), z.literal(75)]).default(10),
  /** How the period of the rate limit is written: `20` was seen, `20 seconds` is documented. */
  ratePeriodForm: z.enum(['number', 'words']).default('number'),
  /** Whether two connections of one person share their requests. */
  rateBucketOf: z.enum(['person', 'connection']).default('person'),
  /** The body of every 401 of the API. */
  unauthorizedBody: z.enum(['json', 'empty_html']).default('json'),
  /** Whether `where[event_period][starts_at]` and its like are heard. */
  honoursNestedWhere: z.boolean().default(true),
  /** Whether `meta.can_query_by` names such keys. */
  namesNestedKeys: z.boolean().default(false),
  /** How many filters a list of Check-Ins hears. */
  checkInFilters: z.enum(['one', 'several']).default('one'),
  /** Whether EventPeriod has `unique_total_count`. */
  hasUniqueTotalCount: z.boolean().default(false),
  /** Whether a check-in points at its event times when they are not included. */
  linksCheckInTimes: z.boolean().default(true),
  /** Whether a typed zero is served. */
  servesStoredZeros: z.boolean().default(true),
  /** Whether types of the church's own making are served with their headcounts. */
  servesCustomHeadcounts: z.boolean().default(true),
  /** Whose first time `first_time` means: that event's, or the church's. */
  firstTimeMeans: z.enum(['event', 'church']).default('event'),
  /** Whether `event_times.updated_at` moves with a late check-in or headcount. */
  eventTimesMove: z.boolean().default(true),
  /** What `refunded` says after a part was given back. */
  partialRefundIsRefunded: z.boolean().default(false),
  /** What somebody without the right in Giving is answered. */
  withoutGiving: z.enum(['forbidden', 'unauthorized', 'nothing']).default('forbidden'),
  /** Whether `plan_people_count` has those who declined. */
  planCountHasDeclined: z.boolean().default(false),
  /** Whether a meeting nobody reported has no `attendance_submitter`. */
  submitterIsEmptyUnreported: z.boolean().default(true),
  /** Whether `attended` has the visitors who are in `visitors_count`. */
  attendedHasVisitors: z.boolean().default(false),
  /** Whether `/groups/v2/people` has the members of archived groups. */
  groupPeopleHaveArchived: z.boolean().default(false),
  /** Names of time zones: Rails' in Check-Ins alone, or in every product. */
  railsZoneNames: z.enum(['check_ins', 'everywhere']).default('check_ins'),
};

const planningCenterSwitches = z.object({
  /** Cross-Origin-Opener-Policy of the consent page; `same-origin` cuts the pop-up's opener. */
  openerPolicy: openerPolicy.default('unsafe-none'),
  /** Scopes that a consent leaves out though they were asked for. */
  withheldScopes: z.array(z.string()).prefault([]),
  /** When a rotated refresh token dies; Doorkeeper knows both. */
  oldRefreshTokenDies: z.enum(['at_once', 'at_first_use']).default('at_once'),
  /** What a dead refresh token is answered with. */
  deadGrantError: z.enum(['invalid_grant', 'invalid_request']).default('invalid_grant'),
  deadGrantStatus: z.union([z.literal(400), z.literal(401)]).default(400),
  /** Whether a 401 of the token endpoint carries WWW-Authenticate. */
  sendsWwwAuthenticate: z.boolean().default(false),
  /** Whether a second consent of the same person comes without a refresh token. */
  omitsRefreshTokenOnSecondConsent: z.boolean().default(false),
  /** Requests per user and period before 429. */
  rateLimitCount: z.number().int().positive().default(100),
  rateLimitPeriodSeconds: z.number().int().positive().default(20),
  ...planningCenterUnknowns,
});

const googleSwitches = z.object({
  openerPolicy: openerPolicy.default('unsafe-none'),
  /** Publishing status "Testing": refresh tokens end after 7 days. */
  isTesting: z.boolean().default(false),
  /** What a revoked token takes with it: its own consent, or all consents of that person. */
  revokeReach: z.enum(['consent', 'person']).default('consent'),
  /** Answers every query with "quota exceeded", in this status. */
  quotaExceeded: z.union([z.null(), z.literal(403), z.literal(429)]).default(null),
  /** Whether the Search Console API is off in the project. */
  isApiDisabled: z.boolean().default(false),
  /** How far back Search Console remembers. */
  historyMonths: z.number().int().positive().default(16),
  /** Whether a pattern without `(?i)` is blind to case. */
  regexIgnoresCase: z.boolean().default(false),
  /** Whether `dataState: all` lists days on which nothing was searched. */
  allHoldsZeroDays: z.boolean().default(false),
  /** Whether `siteRestrictedUser` may query; not verified at the real one. */
  mayRestrictedUsersQuery: z.boolean().default(true),
});

/** Everything that can be broken or varied while a sandbox runs. Defaults: all is well. */
export const sandboxSwitches = z.object({
  failures: z.array(sandboxFailure).prefault([]),
  planningCenter: planningCenterSwitches.prefault({}),
  google: googleSwitches.prefault({}),
});

/** Read anew for every request, so a test may change it in place. */
export type SandboxSwitches = z.infer<typeof sandboxSwitches>;

/**
 * Takes what should differ from a provider in good health.
 *
 * @throws ZodError
 */
export function createSwitches(changes: z.input<typeof sandboxSwitches> = {}): SandboxSwitches {
  return sandboxSwitches.parse(changes);
}

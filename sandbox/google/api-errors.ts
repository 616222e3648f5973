import type { Context } from 'hono';

const errors = {
  authError: {
    code: 401,
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    short: 'Invalid Credentials',
    domain: 'global',
    status: 'UNAUTHENTICATED',
    place: { location: 'Authorization', locationType: 'header' },
  },
  insufficientPermissions: {
    code: 403,
    message: 'Request had insufficient authentication scopes.',
    short: 'Insufficient Permission',
    domain: 'global',
    status: 'PERMISSION_DENIED',
  },
  accessNotConfigured: {
    code: 403,
    message:
      'Google Search Console API has not been used in project steeple-sandbox before or it is disabled.',
    short: 'Access Not Configured',
    domain: 'usageLimits',
    status: 'PERMISSION_DENIED',
  },
  quotaExceeded: {
    code: 403,
    message: 'Search Analytics load quota exceeded.',
    domain: 'usageLimits',
  },
  rateLimitExceeded: { code: 429, message: 'Rate Limit Exceeded', domain: 'usageLimits' },
  notFound: { code: 404, message: 'Not Found', domain: 'global' },
} as const satisfies Record<
  string,
  { code: 401 | 403 | 404 | 429; message: string; domain: string } & Record<string, unknown>
>;

/** Answers with one of Google's errors, in Google's shape. */
export function refuseWith(c: Context, reason: keyof typeof errors) {
  const error: {
    code: 401 | 403 | 404 | 429;
    message: string;
    short?: string;
    domain: string;
    status?: string;
    place?: Record<string, string>;
  } = errors[reason];
  const { code, message, short = message, domain, status, place = {} } = error;
  return c.json(
    {
      error: {
        code,
        message,
        errors: [{ message: short, domain, reason, ...place }],
        ...(status ? { status } : {}),
      },
    },
    code,
  );
}

/** 403 for a property that is not the person's, or that nobody verified. */
export function refuseSite(c: Context, siteUrl: string) {
  const message = `User does not have sufficient permission for site '${siteUrl}'. See also: https://support.google.com/webmasters/answer/2451999.`;
  return c.json(
    { error: { code: 403, message, errors: [{ message, domain: 'global', reason: 'forbidden' }] } },
    403,
  );
}

/** 400 for a parameter that cannot be used. */
export function refuseParameter(c: Context, location: string, message: string) {
  const detail = {
    message,
    domain: 'global',
    reason: 'invalidParameter',
    location,
    locationType: 'parameter',
  };
  return c.json({ error: { code: 400, message, errors: [detail] } }, 400);
}

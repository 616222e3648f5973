import { ApiError, type ApiErrorContent } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';

/** Where no mail can be sent. */
export const noEmails: ApiErrorContent = {
  status: 422,
  code: 'email_provider_disabled',
  message: 'Email isn’t set up here. Ask your Steeple administrator to set a new password for you.',
};

const noProviders: ApiErrorContent = {
  status: 400,
  code: 'provider_disabled',
  message: 'Unsupported provider: provider is not enabled',
};

/**
 * GoTrue endpoints that Steeple does not have, by the first part of the path, with GoTrue's error
 * codes.
 */
const refusals: Record<string, ApiErrorContent> = {
  signup: {
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  },
  magiclink: noEmails,
  resend: noEmails,
  reauthenticate: noEmails,
  otp: { status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' },
  authorize: noProviders,
  callback: noProviders,
  sso: { status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' },
  admin: { status: 403, code: 'not_admin', message: 'User not allowed' },
  invite: { status: 403, code: 'not_admin', message: 'User not allowed' },
};

/** Answers every path and method that is not served: JSON with a code, never the web page. */
export function notOffered(c: SteepleContext): never {
  const first = c.req.path.match(/\/auth\/v1\/([^/]*)/)?.[1] ?? '';
  const refusal = Object.hasOwn(refusals, first) ? refusals[first] : undefined;
  throw new ApiError(
    refusal ?? { status: 404, code: 'not_found', message: 'Steeple does not serve this address' },
  );
}

/**
 * Answers a path that is served, but not by this method.
 *
 * @param methods the methods it is served by
 */
export function onlyBy(methods: string) {
  return function onlyBy(): never {
    throw new ApiError({
      status: 405,
      code: 'method_not_allowed',
      message: `This address is served by ${methods} only`,
      headers: { Allow: methods },
    });
  };
}

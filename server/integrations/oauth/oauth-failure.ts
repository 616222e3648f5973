import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { ConnectionFailureCode } from '#contract/functions/connections.ts';
import type { Provider } from '../provider.ts';
import { ProviderError } from '../provider-error.ts';

export type OauthStep = 'exchange' | 'refresh' | 'revoke';

/** The error a provider answered with (RFC 6749, 5.2), as far as it gave one. */
type Refusal = { status: number; error: string | undefined; description: string | undefined };

/** The provider does not know our application or its secret: for the operator to fix. */
const applicationRefusals = new Set(['invalid_client', 'unauthorized_client', 'deleted_client']);

/**
 * Classifies a failed call. The message holds nothing of the answer but the name of the error, and
 * the error of the library is not the cause: both can hold tokens.
 */
export async function explainFailure(
  error: unknown,
  { type }: Provider,
  step: OauthStep,
): Promise<ProviderError> {
  if (error instanceof ProviderError) {
    return error;
  }
  const refusal = await readRefusal(error);
  const said = refusal ? `${refusal.status} ${nameOf(refusal)}` : silenceOf(error);
  return new ProviderError(codeFor(refusal, step), `${type}, ${step}: ${said}`);
}

/** Whether the provider says that this grant is over, so that only a person can renew it. */
function isDeadGrant({ error, description = '' }: Refusal): boolean {
  // Planning Center has a second way of saying it (planningcenter/developers #1310, #1318).
  const isSaidOtherwise =
    error === 'invalid_request' && /refresh token is no longer valid/i.test(description);
  return error === 'invalid_grant' || isSaidOtherwise;
}

/** Whether a revocation was refused because there is nothing left to revoke (RFC 7009, 2.2). */
export async function isGoneAlready(error: unknown): Promise<boolean> {
  const refusal = await readRefusal(error);
  return refusal !== null && (refusal.error === 'invalid_token' || isDeadGrant(refusal));
}

function codeFor(refusal: Refusal | null, step: OauthStep): ConnectionFailureCode {
  if (refusal && isDeadGrant(refusal)) {
    return step === 'refresh' ? 'reconnect_needed' : 'provider_refused';
  }
  if (refusal?.error && applicationRefusals.has(refusal.error)) {
    return 'provider_not_configured';
  }
  return 'provider_unavailable';
}

/** The status of such an answer varies between providers (400, 401), so only the name counts. */
async function readRefusal(error: unknown): Promise<Refusal | null> {
  if (error instanceof ResponseBodyError) {
    return { status: error.status, error: error.error, description: error.error_description };
  }
  if (!(error instanceof WWWAuthenticateChallengeError)) {
    return null;
  }
  // openid-client reads only the header; the name may be there, in the body or in both.
  const challenge = error.cause.find(({ parameters }) => parameters.error)?.parameters;
  const body: unknown = await error.response
    .clone()
    .json()
    .catch(() => null);
  return {
    status: error.status,
    error: member(body, 'error') ?? challenge?.error,
    description: member(body, 'error_description') ?? challenge?.error_description,
  };
}

function member(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) {
    return undefined;
  }
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : undefined;
}

function nameOf({ error = '' }: Refusal): string {
  return /^[a-z_]{1,40}$/.test(error) ? error : 'without a known error';
}

/** Why there was no readable answer, in the words of the library, e.g. `OAUTH_TIMEOUT`. */
function silenceOf(error: unknown): string {
  const word = error instanceof ClientError ? error.code : undefined;
  const cause = error instanceof TypeError ? error.cause : undefined;
  const network = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return `no usable answer (${word ?? network ?? 'connection failed'})`;
}

import type { CodeRecord } from '../tokens/token-store.ts';
import type { OauthDialect } from './dialect.ts';

/** A valid authorization request. */
export type AuthorizeRequest = {
  redirectUri: string;
  state: string | null;
  scopes: string[];
  challenge: CodeRecord['challenge'];
  accessType: string | null;
  prompt: string | null;
};

export type AuthorizeVerdict =
  | { kind: 'ask'; request: AuthorizeRequest }
  /** Must not redirect: the address is not known to be the application's. */
  | { kind: 'show'; error: string; text: string }
  | { kind: 'send_back'; redirectUri: string; state: string | null; error: string; text: string };

/** The parameters of a request; the consent page's form repeats them. */
export const authorizeParameters = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'access_type',
  'prompt',
] as const;

/**
 * Checks an authorization request (RFC 6749 section 4.1.1, RFC 7636 section 4.3).
 *
 * @param parameters the query's or the form's parameters
 * @param registered our application's id and redirect addresses
 */
export function checkAuthorizeRequest(
  parameters: URLSearchParams,
  dialect: OauthDialect,
  registered: { clientId: string; redirectUris: readonly string[] },
): AuthorizeVerdict {
  const redirectUri = parameters.get('redirect_uri') ?? '';
  if (parameters.get('client_id') !== registered.clientId) {
    return { kind: 'show', error: 'invalid_client', text: 'No application has this client_id.' };
  }
  if (!registered.redirectUris.includes(redirectUri)) {
    return {
      kind: 'show',
      error: 'redirect_uri_mismatch',
      text: `This redirect_uri is not registered for the application: ${redirectUri || '(none)'}`,
    };
  }
  const state = parameters.get('state');
  const problem = problemOf(parameters, dialect);
  if (problem) {
    return dialect.showsProblemsItself
      ? { kind: 'show', ...problem }
      : { kind: 'send_back', redirectUri, state, ...problem };
  }
  const request = {
    redirectUri,
    state,
    scopes: scopesOf(parameters),
    challenge: challengeOf(parameters),
    accessType: parameters.get('access_type'),
    prompt: parameters.get('prompt'),
  };
  return { kind: 'ask', request };
}

function problemOf(
  parameters: URLSearchParams,
  dialect: OauthDialect,
): { error: string; text: string } | null {
  if (parameters.get('response_type') !== 'code') {
    return {
      error: 'unsupported_response_type',
      text: 'The authorization server does not support this response type.',
    };
  }
  const scopes = scopesOf(parameters);
  if (scopes.length === 0 || scopes.some((scope) => !Object.hasOwn(dialect.scopes, scope))) {
    return {
      error: 'invalid_scope',
      text: 'The requested scope is invalid, unknown, or malformed.',
    };
  }
  const method = parameters.get('code_challenge_method');
  const isMethodKnown = method === null || method === 'S256' || method === 'plain';
  const challenge = parameters.get('code_challenge');
  if (!isMethodKnown || (challenge !== null && !/^[\w.~-]{43,128}$/.test(challenge))) {
    return { error: 'invalid_request', text: 'The code challenge must be a S256 or plain one.' };
  }
  return null;
}

function scopesOf(parameters: URLSearchParams): string[] {
  return [...new Set((parameters.get('scope') ?? '').split(' ').filter(Boolean))];
}

function challengeOf(parameters: URLSearchParams): CodeRecord['challenge'] {
  const value = parameters.get('code_challenge');
  if (value === null) {
    return null;
  }
  return { method: parameters.get('code_challenge_method') === 'S256' ? 'S256' : 'plain', value };
}

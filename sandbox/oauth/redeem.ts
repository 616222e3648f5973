import type { IssuedTokens, TokenIssuer } from '../tokens/token-issuer.ts';
import type { ConsentCodes } from './consent-codes.ts';

/** The outcome of a token request. */
export type Redemption =
  | { kind: 'issued'; tokens: IssuedTokens }
  | { kind: 'dead_code' }
  | { kind: 'dead_refresh_token' }
  | { kind: 'malformed'; missing: string }
  | { kind: 'unsupported' };

/** Exchanges a code or a refresh token (RFC 6749 sections 4.1.3 and 6). */
export function redeem(
  form: ReadonlyMap<string, string>,
  { issuer, codes }: { issuer: TokenIssuer; codes: ConsentCodes },
): Redemption {
  const grantType = form.get('grant_type');
  if (grantType === 'authorization_code') {
    return redeemCode(form, issuer, codes);
  }
  if (grantType === 'refresh_token') {
    const refreshToken = form.get('refresh_token');
    if (!refreshToken) {
      return { kind: 'malformed', missing: 'refresh_token' };
    }
    const tokens = issuer.refresh(refreshToken);
    return tokens ? { kind: 'issued', tokens } : { kind: 'dead_refresh_token' };
  }
  return grantType ? { kind: 'unsupported' } : { kind: 'malformed', missing: 'grant_type' };
}

function redeemCode(
  form: ReadonlyMap<string, string>,
  issuer: TokenIssuer,
  codes: ConsentCodes,
): Redemption {
  const code = form.get('code');
  const redirectUri = form.get('redirect_uri');
  if (!code || !redirectUri) {
    return { kind: 'malformed', missing: code ? 'redirect_uri' : 'code' };
  }
  const codeVerifier = form.get('code_verifier') ?? null;
  const consent = codes.take(code, { redirectUri, codeVerifier });
  return consent ? { kind: 'issued', tokens: issuer.issue(consent) } : { kind: 'dead_code' };
}

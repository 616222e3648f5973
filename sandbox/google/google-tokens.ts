import { randomBytes } from 'node:crypto';
import {
  findToken,
  hasLivingConsent,
  type IssuedTokens,
  type IssuerServices,
  isAlive,
  judgeBearer,
  recordGrant,
  recordToken,
  revokeTokens,
  type TokenIssuer,
} from '../tokens/token-issuer.ts';
import type { StoreState } from '../tokens/token-store.ts';

const accessLifeSeconds = 3599;
const dayMs = 24 * 60 * 60 * 1000;
/** A refresh token expires after six months without use. */
const idleLifeMs = 182 * dayMs;
/** Per person and application; issuing one more silently revokes the oldest. */
const refreshTokensMax = 100;

const provider = 'google_search_console';

/** Google's tokens: a refresh token that does not rotate, and access tokens valid for an hour. */
export function createGoogleTokens(services: IssuerServices): TokenIssuer {
  const { store, clock } = services;
  return {
    verdictOf: (header) => judgeBearer(services, header),
    hasConsented: (identity) => hasLivingConsent(services, identity),
    issue: (consent) =>
      store.change((state) => {
        const nowMs = clock.now();
        const grantId = recordGrant(state, provider, consent);
        const issued = issueAccess(state, nowMs, grantId);
        if (!consent.givesRefreshToken) {
          return issued;
        }
        const refreshToken = `1//0g${randomBytes(48).toString('base64url')}`;
        recordToken(state, refreshToken, {
          grantId,
          provider,
          kind: 'refresh',
          pairId: grantId,
          issuedAtMs: nowMs,
          expiresAtMs: nowMs + idleLifeMs,
        });
        endTheOldest(state, consent.identity, nowMs);
        return { ...issued, refreshToken };
      }),
    refresh: (refreshToken) =>
      store.change((state) => {
        const nowMs = clock.now();
        const record = findToken(state, provider, 'refresh', refreshToken);
        if (!record || !isAlive(record, nowMs)) {
          return null;
        }
        record.expiresAtMs = nowMs + idleLifeMs;
        return issueAccess(state, nowMs, record.grantId);
      }),
    revoke: (token) =>
      store.change((state) => {
        const nowMs = clock.now();
        const record =
          findToken(state, provider, 'refresh', token) ??
          findToken(state, provider, 'access', token);
        if (!record || !isAlive(record, nowMs)) {
          return false;
        }
        revokeTokens(state, nowMs, (other) => other.grantId === record.grantId);
        return true;
      }),
  };
}

function issueAccess(state: StoreState, issuedAtMs: number, grantId: string): IssuedTokens {
  const accessToken = `ya29.a0${randomBytes(96).toString('base64url')}`;
  recordToken(state, accessToken, {
    grantId,
    provider,
    kind: 'access',
    pairId: grantId,
    issuedAtMs,
    expiresAtMs: issuedAtMs + accessLifeSeconds * 1000,
  });
  return {
    accessToken,
    refreshToken: null,
    issuedAtMs,
    expiresInSeconds: accessLifeSeconds,
    scopes: state.grants[grantId]?.scopes ?? [],
  };
}

function endTheOldest(state: StoreState, identity: string, nowMs: number): void {
  const living = Object.values(state.tokens).filter(
    (record) =>
      record.provider === provider &&
      record.kind === 'refresh' &&
      isAlive(record, nowMs) &&
      state.grants[record.grantId]?.identity === identity,
  );
  const surplus = living
    .sort((a, b) => a.issuedAtMs - b.issuedAtMs)
    .slice(0, Math.max(0, living.length - refreshTokensMax));
  for (const record of surplus) {
    record.revokedAtMs = nowMs;
  }
}

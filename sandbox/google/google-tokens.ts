import { randomBytes } from 'node:crypto';
import type { SandboxSwitches } from '../switches.ts';
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
import type { StoreState, TokenRecord } from '../tokens/token-store.ts';

const accessLifeSeconds = 3599;
const dayMs = 24 * 60 * 60 * 1000;
/** A refresh token expires after six months without use. */
const idleLifeMs = 182 * dayMs;
/** Publishing status "Testing". */
const testingLifeSeconds = 604_799;
/** Per person and application; issuing one more silently revokes the oldest. */
const refreshTokensMax = 100;

const provider = 'google_search_console';

/** Google's tokens: a refresh token that does not rotate, and access tokens valid for an hour. */
export function createGoogleTokens(
  services: IssuerServices & { switches: SandboxSwitches },
): TokenIssuer {
  const { store, clock, switches } = services;
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
        const { isTesting } = switches.google;
        const refreshToken = `1//0g${randomBytes(48).toString('base64url')}`;
        recordToken(state, refreshToken, {
          grantId,
          provider,
          kind: 'refresh',
          pairId: grantId,
          issuedAtMs: nowMs,
          expiresAtMs: nowMs + (isTesting ? testingLifeSeconds * 1000 : idleLifeMs),
        });
        endTheOldest(state, consent.identity, nowMs);
        const refreshExpiresInSeconds = isTesting ? testingLifeSeconds : null;
        return { ...issued, refreshToken, refreshExpiresInSeconds };
      }),
    refresh: (refreshToken) =>
      store.change((state) => {
        const nowMs = clock.now();
        const record = findToken(state, provider, 'refresh', refreshToken);
        if (!record || !isAlive(record, nowMs)) {
          return null;
        }
        const isTimeLimited = record.expiresAtMs - record.issuedAtMs < idleLifeMs;
        if (!isTimeLimited) {
          record.expiresAtMs = nowMs + idleLifeMs;
        }
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
        revokeTokens(state, nowMs, reachOf(state, record, switches.google.revokeReach));
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
    refreshExpiresInSeconds: null,
    scopes: state.grants[grantId]?.scopes ?? [],
  };
}

function reachOf(
  state: StoreState,
  record: TokenRecord,
  reach: SandboxSwitches['google']['revokeReach'],
): (other: TokenRecord) => boolean {
  const identity = state.grants[record.grantId]?.identity;
  return reach === 'consent'
    ? (other) => other.grantId === record.grantId
    : (other) => other.provider === provider && state.grants[other.grantId]?.identity === identity;
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

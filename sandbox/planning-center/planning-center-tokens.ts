import { randomBytes, randomUUID } from 'node:crypto';
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

const accessLifeSeconds = 7200;
const dayMs = 24 * 60 * 60 * 1000;
/** Counted from the issue, not from the last use. */
const refreshLifeMs = 90 * dayMs;

/**
 * Planning Center's tokens: pairs of 64 hexadecimal digits; a refresh replaces the pair (Doorkeeper).
 */
export function createPlanningCenterTokens(services: IssuerServices): TokenIssuer {
  const { store, clock } = services;
  return {
    verdictOf: (header) => judgeBearer(services, header),
    hasConsented: (identity) => hasLivingConsent(services, identity),
    issue: (consent) =>
      store.change((state) => {
        const grantId = recordGrant(state, 'planning_center', consent);
        return issuePair(state, clock.now(), grantId);
      }),
    refresh: (refreshToken) =>
      store.change((state) => {
        const nowMs = clock.now();
        const record = findToken(state, 'planning_center', 'refresh', refreshToken);
        if (!record || !isAlive(record, nowMs)) {
          return null;
        }
        const { pairId, grantId } = record;
        revokeTokens(state, nowMs, (other) => other.pairId === pairId);
        return issuePair(state, nowMs, grantId);
      }),
    revoke: (token) =>
      store.change((state) => {
        const record =
          findToken(state, 'planning_center', 'refresh', token) ??
          findToken(state, 'planning_center', 'access', token);
        revokeTokens(state, clock.now(), (other) => other.pairId === record?.pairId);
        return record !== undefined;
      }),
  };
}

function issuePair(state: StoreState, issuedAtMs: number, grantId: string): IssuedTokens {
  const accessToken = randomBytes(32).toString('hex');
  const refreshToken = randomBytes(32).toString('hex');
  const common = {
    grantId,
    provider: 'planning_center',
    pairId: randomUUID(),
    issuedAtMs,
  } as const;
  const accessExpiresAtMs = issuedAtMs + accessLifeSeconds * 1000;
  recordToken(state, accessToken, {
    ...common,
    kind: 'access',
    expiresAtMs: accessExpiresAtMs,
  });
  recordToken(state, refreshToken, {
    ...common,
    kind: 'refresh',
    expiresAtMs: issuedAtMs + refreshLifeMs,
  });
  return {
    accessToken,
    refreshToken,
    issuedAtMs,
    expiresInSeconds: accessLifeSeconds,
    scopes: state.grants[grantId]?.scopes ?? [],
  };
}

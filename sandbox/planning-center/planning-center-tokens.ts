import { randomBytes, randomUUID } from 'node:crypto';
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
import type { StoreState } from '../tokens/token-store.ts';

const accessLifeSeconds = 7200;
const dayMs = 24 * 60 * 60 * 1000;
/** Counted from the issue, not from the last use. */
const refreshLifeMs = 90 * dayMs;

/**
 * Planning Center's tokens: pairs of 64 hexadecimal digits; a refresh replaces the pair (Doorkeeper).
 */
export function createPlanningCenterTokens(
  services: IssuerServices & { switches: SandboxSwitches },
): TokenIssuer {
  const { store, clock, switches } = services;
  return {
    verdictOf: (header) => judgeBearer(services, header),
    hasConsented: (identity) => hasLivingConsent(services, identity),
    issue: (consent) =>
      store.change((state) => {
        const grantId = recordGrant(state, 'planning_center', consent);
        const issued = issuePair(state, clock.now(), { grantId, endsPairId: null });
        return consent.givesRefreshToken ? issued : { ...issued, refreshToken: null };
      }),
    refresh: (refreshToken) =>
      store.change((state) => {
        const nowMs = clock.now();
        const record = findToken(state, 'planning_center', 'refresh', refreshToken);
        if (!record || !isAlive(record, nowMs)) {
          return null;
        }
        const { pairId, grantId } = record;
        const diesAtOnce = switches.planningCenter.oldRefreshTokenDies === 'at_once';
        if (diesAtOnce) {
          revokeTokens(state, nowMs, (other) => other.pairId === pairId);
        }
        return issuePair(state, nowMs, { grantId, endsPairId: diesAtOnce ? null : pairId });
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

function issuePair(
  state: StoreState,
  issuedAtMs: number,
  { grantId, endsPairId }: { grantId: string; endsPairId: string | null },
): IssuedTokens {
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
    endsPairId,
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
    refreshExpiresInSeconds: null,
    scopes: state.grants[grantId]?.scopes ?? [],
  };
}

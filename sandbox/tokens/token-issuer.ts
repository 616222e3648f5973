import { randomUUID } from 'node:crypto';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { SandboxClock } from '../clock.ts';
import type { BearerVerdict, SandboxGrants } from '../grants.ts';
import {
  forgetTheDead,
  hashSecret,
  type StoreState,
  type TokenRecord,
  type TokenStore,
} from './token-store.ts';

/** The tokens in a token endpoint's answer. */
export type IssuedTokens = {
  accessToken: string;
  /** Null when this answer has none. */
  refreshToken: string | null;
  issuedAtMs: number;
  expiresInSeconds: number;
  scopes: readonly string[];
};

/** A person's consent, from which tokens are made. */
export type Consent = { identity: string; scopes: readonly string[]; givesRefreshToken: boolean };

/** Issues, refreshes and revokes one provider's tokens. */
export type TokenIssuer = SandboxGrants & {
  issue(consent: Consent): IssuedTokens;
  /** Null for a refresh token that is unknown, expired or revoked. */
  refresh(refreshToken: string): IssuedTokens | null;
  /** @returns whether there was anything to revoke */
  revoke(token: string): boolean;
  /** Whether this person has a consent that has not been revoked. */
  hasConsented(identity: string): boolean;
};

export type IssuerServices = { store: TokenStore; clock: SandboxClock; provider: IntegrationType };

/** Checks a request's Authorization header. */
export function judgeBearer(
  { store, clock, provider }: IssuerServices,
  header: string | undefined,
): BearerVerdict {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const state = store.read();
  const record = token === undefined ? undefined : findToken(state, provider, 'access', token);
  const grant = record && state.grants[record.grantId];
  if (!record || !grant) {
    return { kind: 'unknown' };
  }
  if (record.revokedAtMs !== null) {
    return { kind: 'revoked' };
  }
  if (record.expiresAtMs <= clock.now()) {
    return { kind: 'expired' };
  }
  return { kind: 'live', grant };
}

/** Looks a token up by its hash. */
export function findToken(
  state: StoreState,
  provider: IntegrationType,
  kind: TokenRecord['kind'],
  token: string,
): TokenRecord | undefined {
  const record = state.tokens[hashSecret(token)];
  return record?.provider === provider && record.kind === kind ? record : undefined;
}

/** Whether a token is neither revoked nor expired. */
export function isAlive(record: TokenRecord, nowMs: number): boolean {
  return record.revokedAtMs === null && record.expiresAtMs > nowMs;
}

/**
 * Records a consent.
 *
 * @returns its id
 */
export function recordGrant(
  state: StoreState,
  provider: IntegrationType,
  { identity, scopes }: Pick<Consent, 'identity' | 'scopes'>,
): string {
  const id = randomUUID();
  state.grants[id] = { id, provider, identity, scopes: [...scopes] };
  return id;
}

/** Records a token of a consent by its hash. */
export function recordToken(
  state: StoreState,
  token: string,
  record: Omit<TokenRecord, 'revokedAtMs'>,
): void {
  state.tokens[hashSecret(token)] = { ...record, revokedAtMs: null };
  forgetTheDead(state, record.issuedAtMs);
}

/** Revokes the matching tokens that are not revoked yet. */
export function revokeTokens(
  state: StoreState,
  nowMs: number,
  isChosen: (record: TokenRecord) => boolean,
): void {
  for (const record of Object.values(state.tokens)) {
    if (record.revokedAtMs === null && isChosen(record)) {
      record.revokedAtMs = nowMs;
    }
  }
}

/** Whether this person has a valid refresh or access token. */
export function hasLivingConsent(
  { store, clock, provider }: IssuerServices,
  identity: string,
): boolean {
  const { grants, tokens } = store.read();
  return Object.values(tokens).some(
    (record) =>
      record.provider === provider &&
      isAlive(record, clock.now()) &&
      grants[record.grantId]?.identity === identity,
  );
}

import type { IntegrationType } from '#contract/tables/integrations.ts';

/** A consent: a make-believe person lets our application act at a provider in their name. */
type SandboxGrant = {
  id: string;
  provider: IntegrationType;
  /** Who consented: an id of planningCenterIdentities or googleIdentities. */
  identity: string;
  /** What was granted, e.g. `people`, `giving`. */
  scopes: readonly string[];
};

/** The outcome of checking a request's Authorization header. */
export type BearerVerdict =
  | { kind: 'live'; grant: SandboxGrant }
  /** No header, no Bearer, or a token that this provider never issued. */
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'revoked' };

/** What the API of one provider needs to know about consents. */
export type SandboxGrants = {
  /** @param authorizationHeader the whole header, e.g. `Bearer 4f1c…` */
  verdictOf(authorizationHeader: string | undefined): BearerVerdict;
};

import type { IntegrationType } from '#contract/tables/integrations.ts';

/** One consent: a make-believe person let our application use an outside system in their name. */
type SandboxGrant = {
  id: string;
  provider: IntegrationType;
  /** Who consented: an id of planningCenterIdentities or googleIdentities. */
  identity: string;
  /** What was granted, e.g. `people`, `giving`. */
  scopes: readonly string[];
};

/** What an API makes of a request's Authorization header. */
export type BearerVerdict =
  | { kind: 'live'; grant: SandboxGrant }
  /** No header, no Bearer, or a token that this provider never gave. */
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'revoked' };

/** What the API of one provider needs to know about consents. */
export type SandboxGrants = {
  /** Takes the whole header, e.g. `Bearer 4f1c…`. */
  verdictOf(authorizationHeader: string | undefined): BearerVerdict;
};

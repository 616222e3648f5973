import type { IntegrationType } from '#contract/tables/integrations.ts';

/** One outside system as this installation reaches it: its addresses and our application there. */
export type Provider = {
  type: IntegrationType;
  /** Whether our own sandbox answers in the provider's place. */
  isSandbox: boolean;
  clientId: string;
  clientSecret: string;
  /** The consent page that a person's browser opens. */
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  /** What the API's paths are appended to; without a slash at the end. */
  apiUrl: string;
  /** What to ask for, in the provider's words, separated by blanks. */
  scope: string;
  /** What the consent page's address has besides, e.g. Google's `access_type`. */
  authorizeParameters: Readonly<Record<string, string>>;
};

/** Null for a system that this installation has no application for. */
export type Providers = Readonly<Record<IntegrationType, Provider | null>>;

/** One church's connection to one system. */
export type ConnectionKey = { accountId: string; type: IntegrationType };

import type { IntegrationType } from '#contract/tables/integrations.ts';

/** A provider as this installation reaches it: its addresses and our application there. */
export type Provider = {
  type: IntegrationType;
  /** Whether our own sandbox stands in for the provider. */
  isSandbox: boolean;
  clientId: string;
  clientSecret: string;
  /** The consent page that a person's browser opens. */
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  /** What the API's paths are appended to; without a slash at the end. */
  apiUrl: string;
  /** The scopes to request, in the names of the provider, separated by spaces. */
  scope: string;
  rate: ProviderRate;
  /** Further parameters of the consent page, e.g. Google's `access_type`. */
  authorizeParameters: Readonly<Record<string, string>>;
};

/** How many requests a provider allows one person in a period; its answers may lower it, not raise it. */
export type ProviderRate = { limit: number; periodSeconds: number };

/** Null for an integration that this installation has no application for. */
export type Providers = Readonly<Record<IntegrationType, Provider | null>>;

/** The connection of one church to one provider. */
export type ConnectionKey = { accountId: string; type: IntegrationType };

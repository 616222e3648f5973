import { createOauthClient } from '#server/integrations/oauth/oauth-client.ts';
import type { Provider } from '#server/integrations/provider.ts';
import { ProviderError } from '#server/integrations/provider-error.ts';

export const redirectUri = 'http://localhost:3000/functions/v1/google-oauth-callback';

export const client = createOauthClient({
  isProduction: false,
  siteUrl: 'http://localhost:3000',
});

export const exchange = { code: 'the-code', redirectUri, codeVerifier: 'a'.repeat(43) };

/** A token answer of Planning Center. */
export const tokens = {
  access_token: 'access-token-1',
  token_type: 'Bearer',
  expires_in: 7200,
  refresh_token: 'refresh-token-1',
  scope: 'people giving',
  created_at: 1_793_750_400,
};

/** A provider whose addresses are a test server's. */
export function providerAt(url: string): Provider {
  return {
    type: 'planning_center',
    isSandbox: false,
    clientId: 'our id',
    clientSecret: 'our+secret',
    authorizeUrl: `${url}/oauth/authorize`,
    tokenUrl: `${url}/oauth/token`,
    revokeUrl: `${url}/oauth/revoke`,
    apiUrl: url,
    scope: 'people giving',
    rate: { limit: 100, periodSeconds: 20 },
    authorizeParameters: { access_type: 'offline' },
  };
}

export const soon = () => AbortSignal.timeout(15_000);

/**
 * Returns the error of a failing call.
 *
 * @throws if it does not fail, or not with a ProviderError
 */
export async function failureOf(work: Promise<unknown>): Promise<ProviderError> {
  const thrown: unknown = await work.then(
    () => 'nothing',
    (error: unknown) => error,
  );
  if (!(thrown instanceof ProviderError)) {
    throw new Error(`Not a ProviderError: ${thrown}`);
  }
  return thrown;
}

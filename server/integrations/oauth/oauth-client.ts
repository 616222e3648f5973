import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  refreshTokenGrant,
  type TokenEndpointResponse,
  tokenRevocation,
} from 'openid-client';
import type { ProviderTokens } from '../credentials/token-pair.ts';
import type { Provider } from '../provider.ts';
import { configure, type OauthSettings } from './configure.ts';
import { explainFailure, isGoneAlready, type OauthStep } from './oauth-failure.ts';
import { readTokens } from './read-tokens.ts';

/** OAuth 2.0 with PKCE. Every method that calls a provider throws only ProviderError. */
export type OauthClient = {
  /** The consent page's address, for this one attempt. */
  authorizeUrl(
    provider: Provider,
    request: { redirectUri: string; state: string; codeChallenge: string },
  ): string;
  /**
   * Exchanges the code of a callback for tokens. The caller checks the state, which stands for more
   * than this call.
   *
   * @throws ProviderError `provider_refused` for a code that the provider does not accept
   */
  exchangeCode(
    provider: Provider,
    request: { code: string; redirectUri: string; codeVerifier: string },
    signal: AbortSignal,
  ): Promise<ProviderTokens>;
  /**
   * Gets a fresh access token. `refreshToken` is the new one, or null when the old one stays valid
   * (Google).
   *
   * @throws ProviderError `reconnect_needed` when the grant is over, `provider_not_configured` when
   *   the provider refuses our application, otherwise `provider_unavailable`
   */
  refresh(provider: Provider, refreshToken: string, signal: AbortSignal): Promise<ProviderTokens>;
  /** Revokes a token. Succeeds also when it was revoked already. */
  revoke(provider: Provider, token: string, signal: AbortSignal): Promise<void>;
};

/** Creates the client. It is stateless: it stores no tokens and no state. */
export function createOauthClient(settings: OauthSettings): OauthClient {
  return {
    authorizeUrl: (provider, { redirectUri, state, codeChallenge }) =>
      buildAuthorizationUrl(configure(settings, provider), {
        ...provider.authorizeParameters,
        redirect_uri: redirectUri,
        scope: provider.scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).href,
    exchangeCode: (provider, { code, redirectUri, codeVerifier }, signal) => {
      // Other parameters are ignored, `iss` too: each provider has its own callback, and a state is
      // valid only for its provider (RFC 9700, 4.4.2.2).
      const returned = new URL(redirectUri);
      returned.searchParams.set('code', code);
      return askForTokens(provider, 'exchange', () =>
        authorizationCodeGrant(configure(settings, provider, signal), returned, {
          pkceCodeVerifier: codeVerifier,
        }),
      );
    },
    refresh: (provider, refreshToken, signal) =>
      askForTokens(provider, 'refresh', () =>
        refreshTokenGrant(configure(settings, provider, signal), refreshToken),
      ),
    revoke: async (provider, token, signal) => {
      try {
        const configuration = configure(settings, provider, signal);
        await tokenRevocation(configuration, token, { token_type_hint: 'refresh_token' });
      } catch (error) {
        if (!(await isGoneAlready(error))) {
          throw await explainFailure(error, provider, 'revoke');
        }
      }
    },
  };
}

async function askForTokens(
  provider: Provider,
  step: OauthStep,
  ask: () => Promise<TokenEndpointResponse>,
): Promise<ProviderTokens> {
  const askedAtMs = Date.now();
  try {
    return readTokens(await ask(), askedAtMs, provider.clientId);
  } catch (error) {
    throw await explainFailure(error, provider, step);
  }
}

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderTokens } from '#server/integrations/credentials/token-pair.ts';
import type { Provider } from '#server/integrations/provider.ts';
import { AccessTokenRefused } from '#server/integrations/provider-error.ts';
import { type OldToken, TestTokenBook } from './token-book.ts';

type EndpointBehavior = {
  /** How long it takes to answer. */
  delayMs: number;
  oldToken: OldToken;
  /** Answers everything with this, or not at all. */
  failure: 'invalid_grant' | 500 | 'cut' | 'hang' | null;
};

/**
 * A minimal provider over real HTTP: tokens, rotation, revocation, and an API that requires a
 * token.
 */
class TokenEndpoint {
  readonly behavior: EndpointBehavior = { delayMs: 0, oldToken: 'dies', failure: null };
  readonly book = new TestTokenBook();
  /** The number of renewal requests, and of successful ones. */
  requests = 0;
  renewed = 0;
  /** The tokens it has revoked. */
  readonly revoked: string[] = [];
  #gate: Promise<void> = Promise.resolve();

  /** A new grant, as after a consent. */
  grant(lifeSeconds = 7200): ProviderTokens & { refreshToken: string } {
    const expiresAt = new Date(Date.now() + lifeSeconds * 1000);
    return { ...this.book.issue(lifeSeconds), expiresAt, scope: 'people', clientId: 'client' };
  }

  /**
   * Answers no renewal and no revocation that comes from now on.
   *
   * @returns `passOthers` answers those to come, `letGo` those that were held back, too
   */
  hold(): { passOthers(): void; letGo(): void } {
    const held = Promise.withResolvers<void>();
    this.#gate = held.promise;
    const passOthers = () => {
      this.#gate = Promise.resolve();
    };
    return {
      passOthers,
      letGo: () => {
        passOthers();
        held.resolve();
      },
    };
  }

  async answer(request: IncomingMessage): Promise<{ status: number; json: object }> {
    const form = new URLSearchParams((await request.toArray()).join(''));
    if (request.url === '/api') {
      const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
      return { status: this.book.takes(token) ? 200 : 401, json: {} };
    }
    this.requests += request.url === '/token' ? 1 : 0;
    await Promise.all([this.#gate, pause(this.behavior.delayMs)]);
    if (this.behavior.failure === 500) {
      return { status: 500, json: {} };
    }
    if (request.url === '/revoke') {
      this.revoked.push(form.get('token') ?? '');
      return { status: 200, json: {} };
    }
    return this.#renew(form.get('refresh_token') ?? '');
  }

  #renew(presented: string): { status: number; json: object } {
    const { failure, oldToken } = this.behavior;
    const pair = failure === 'invalid_grant' ? null : this.book.renew(presented, oldToken);
    if (!pair) {
      return { status: 400, json: { error: 'invalid_grant' } };
    }
    this.renewed += 1;
    const json = { access_token: pair.accessToken, token_type: 'Bearer', expires_in: 7200 };
    return {
      status: 200,
      json: oldToken === 'stays' ? json : { ...json, refresh_token: pair.refreshToken },
    };
  }
}

export type RunningEndpoint = TokenEndpoint & { provider: Provider; close(): Promise<void> };

/** Starts it on its own port, in place of one provider. */
export async function startTokenEndpoint(
  type: Provider['type'] = 'planning_center',
): Promise<RunningEndpoint> {
  const endpoint = new TokenEndpoint();
  const server = createServer(async (request, response) => {
    const { failure } = endpoint.behavior;
    if (failure === 'cut') {
      response.socket?.destroy();
    } else if (failure !== 'hang') {
      const { status, json } = await endpoint.answer(request);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(json));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  return Object.assign(endpoint, {
    provider: providerAt(type, url),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function providerAt(type: Provider['type'], url: string): Provider {
  return {
    type,
    isSandbox: false,
    clientId: 'client',
    clientSecret: 'client-secret',
    authorizeUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    revokeUrl: `${url}/revoke`,
    apiUrl: url,
    scope: 'people',
    rate: { limit: 100, periodSeconds: 20 },
    authorizeParameters: {},
  };
}

/**
 * Uses an access token at the endpoint's API.
 *
 * @returns the token
 * @throws AccessTokenRefused on 401
 */
export async function callApi({ apiUrl }: Provider, accessToken: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  await answer.arrayBuffer();
  if (answer.status === 401) {
    throw new AccessTokenRefused('The API answered 401');
  }
  return accessToken;
}

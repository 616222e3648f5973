import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Config } from '#server/config.ts';
import type { Person } from '#testing/factories/person.ts';
import type { TestServer } from '#testing/test-server.ts';
import { type ReceivedRequest, type Reply, startTestProvider } from './provider-server.ts';

const startFunctions = {
  planning_center: 'planning-center-oauth-init',
  google_search_console: 'google-oauth-init',
} as const satisfies Record<IntegrationType, string>;

/** Both providers in one small server, which always consents and issues tokens. */
export type ConsentingProvider = {
  /** The settings that point Steeple here. */
  settings: Partial<Config>;
  /** The requests to the token endpoint. */
  tokenRequests(): ReceivedRequest[];
  /**
   * Consents to an authorization request.
   *
   * @returns the code
   */
  consent(authUrl: string): string;
  /** Changes the next answers of the token endpoint. */
  answerTokens(reply: (() => Reply | Promise<Reply>) | null): void;
  answerMe(reply: Reply): void;
  /** Changes the sites that Search Console lists; none at first. */
  answerSites(reply: Reply): void;
  close(): Promise<void>;
};

export const scopes = {
  planning_center: 'people services check_ins giving calendar groups publishing registrations',
  google_search_console: 'https://www.googleapis.com/auth/webmasters.readonly',
};

/** JSON:API's answer of `/current/v2/me?include=organization`. */
const me = {
  data: {
    type: 'Person',
    id: '1001',
    attributes: { name: 'Dana Ruiz' },
    relationships: { organization: { data: { type: 'Organization', id: '544011' } } },
  },
  included: [{ type: 'Organization', id: '544011', attributes: { name: 'Grace Hill Church' } }],
};

export async function startConsentingProvider(): Promise<ConsentingProvider> {
  const challenges = new Map<string, { challenge: string; redirectUri: string; scope: string }>();
  const server = await startTestProvider();
  let tokenReply: (() => Reply | Promise<Reply>) | null = null;
  let meReply: Reply = { json: me };
  let sitesReply: Reply = { json: {} };

  function redeem(body: string): Reply {
    const form = new URLSearchParams(body);
    const consent = challenges.get(form.get('code') ?? '');
    challenges.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    const isOurs =
      consent?.challenge === createHash('sha256').update(verifier).digest('base64url') &&
      consent.redirectUri === form.get('redirect_uri') &&
      form.get('client_secret') === 'the-client-secret';
    return isOurs
      ? { json: tokenAnswer({ scope: consent.scope }) }
      : { status: 400, json: { error: 'invalid_grant' } };
  }

  server.answerWith(({ target, body }) => {
    if (target.startsWith('/oauth/token') || target.startsWith('/google/token')) {
      return tokenReply ? tokenReply() : redeem(body);
    }
    if (target === '/webmasters/v3/sites') {
      return sitesReply;
    }
    return target.startsWith('/current/v2/me') ? meReply : { status: 404, json: {} };
  });
  return {
    settings: {
      PCO_CLIENT_ID: 'the-client-id',
      PCO_CLIENT_SECRET: 'the-client-secret',
      PCO_BASE_URL: server.url,
      GOOGLE_CLIENT_ID: 'the-client-id',
      GOOGLE_CLIENT_SECRET: 'the-client-secret',
      GOOGLE_AUTH_URL: `${server.url}/google/auth`,
      GOOGLE_TOKEN_URL: `${server.url}/google/token`,
      GOOGLE_REVOKE_URL: `${server.url}/google/revoke`,
      GSC_BASE_URL: `${server.url}/webmasters/v3`,
    },
    tokenRequests: () => server.received.filter(({ target }) => target.endsWith('/token')),
    consent: (authUrl) => {
      const parameters = new URL(authUrl).searchParams;
      const code = `code-${randomUUID()}`;
      challenges.set(code, {
        challenge: parameters.get('code_challenge') ?? '',
        redirectUri: parameters.get('redirect_uri') ?? '',
        scope: parameters.get('scope') ?? '',
      });
      return code;
    },
    answerTokens: (reply) => {
      tokenReply = reply;
    },
    answerMe: (reply) => {
      meReply = reply;
    },
    answerSites: (reply) => {
      sitesReply = reply;
    },
    close: server.close,
  };
}

const startAnswer = z.looseObject({
  authUrl: z.string().optional(),
  code: z.string().optional(),
});

/** A complete token answer, with changes. */
export function tokenAnswer(given: Record<string, unknown> = {}) {
  return {
    access_token: `access-${randomUUID()}`,
    refresh_token: `refresh-${randomUUID()}`,
    token_type: 'Bearer',
    expires_in: 7200,
    ...given,
  };
}

/** A minimal browser: keeps our cookies and follows no redirects. */
export class TestBrowser {
  readonly #server: TestServer;
  readonly #accessToken: string | null;
  cookie: string | null = null;

  constructor(server: TestServer, accessToken: string | null) {
    this.#server = server;
    this.#accessToken = accessToken;
  }

  /** Requests the consent page's address. */
  async start(type: IntegrationType, body: Record<string, unknown>) {
    const response = await fetch(`${this.#server.url}/functions/v1/${startFunctions[type]}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#accessToken ? { authorization: `Bearer ${this.#accessToken}` } : {}),
        ...this.#cookies(),
      },
      body: JSON.stringify(body),
    });
    const setCookie = response.headers.get('set-cookie');
    this.cookie = setCookie?.split(';')[0] ?? this.cookie;
    const answer = startAnswer.parse(await response.json());
    return { status: response.status, setCookie, ...answer };
  }

  /** Starts a connection. @returns the address and its state */
  async begin(type: IntegrationType, accountId: string | null) {
    const answer = await this.start(type, { accountId, origin: this.#server.url });
    const authUrl = answer.authUrl ?? '';
    return { authUrl, state: new URL(authUrl).searchParams.get('state') ?? '' };
  }

  /** Returns from the provider with these parameters. */
  async comeBack(type: IntegrationType, parameters: Record<string, string> | string) {
    const name = startFunctions[type].replace('-init', '-callback');
    const query = new URLSearchParams(parameters);
    const response = await fetch(`${this.#server.url}/functions/v1/${name}?${query}`, {
      headers: this.#cookies(),
    });
    return {
      status: response.status,
      headers: response.headers,
      ...readPage(await response.text()),
    };
  }

  #cookies(): Record<string, string> {
    return this.cookie ? { cookie: this.cookie } : {};
  }
}

/** Opens a browser in which this person is signed in. */
export async function browserOf(server: TestServer, person: Pick<Person, 'email'>) {
  const client = await server.clientOf(person.email);
  const { data } = await client.auth.getSession();
  return new TestBrowser(server, data.session?.access_token ?? null);
}

function readPage(page: string) {
  const attribute = (name: string) => page.match(new RegExp(`data-${name}="([^"]*)"`))?.[1];
  return {
    page,
    type: attribute('type'),
    origin: attribute('origin'),
    fallback: attribute('fallback'),
    sentence: page.match(/<h1>([^<]*)<\/h1>/)?.[1],
  };
}

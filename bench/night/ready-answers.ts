import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { wholeHour } from '#sandbox/church/church-base.ts';
import { products } from '#sandbox/planning-center/products.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { createSwitches } from '#sandbox/switches.ts';
import { sandboxApplication } from '#server/integrations/read-providers.ts';

/** Both providers with cached answers. */
export type ReadyAnswers = {
  /** Environment variables for a Steeple that uses them. */
  variables: Record<string, string>;
  /** The path of every request so far. */
  requests(): readonly string[];
  close(): Promise<void>;
};

type Answer = { status: number; type: string; body: Buffer };

const searchConsoleScope = 'https://www.googleapis.com/auth/webmasters.readonly';
/** Without pacing. */
const pace = {
  'x-pco-api-request-rate-limit': '1000000',
  'x-pco-api-request-rate-period': '20',
};

/**
 * Starts providers that answer at once and accept every token: a new request is passed to the sandbox as
 * one of its identities, and its answer is cached.
 */
export async function startReadyAnswers(
  identity = 'grace-hill',
  asOf = wholeHour(Date.now()),
): Promise<ReadyAnswers> {
  const sandbox = await startSandbox({
    application: sandboxApplication,
    host: '127.0.0.1',
    redirectUris: { planning_center: [], google_search_console: [] },
    only: { planningCenter: true, google: true },
    clock: { now: () => asOf, advanceBy: () => undefined },
    switches: createSwitches({ planningCenter: { rateLimitCount: 1_000_000 } }),
  });
  const scopes = products.map(({ scope }) => scope);
  const planner = sandbox.issue('planning_center', identity, scopes).accessToken;
  const searcher = sandbox.issue('google_search_console', 'several-properties', [
    searchConsoleScope,
  ]).accessToken;

  const answers = new Map<string, Promise<Answer>>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = 'GET', url = '/' } = request;
    requests.push(url);
    const key = `${method} ${url} ${body}`;
    const isGoogle = url.startsWith('/webmasters/');
    const ask = () =>
      put(`${isGoogle ? sandbox.google : sandbox.planningCenter}${url}`, request, {
        body,
        token: isGoogle ? searcher : planner,
      });
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    const known = await answer;
    response.writeHead(known.status, { ...pace, 'content-type': known.type }).end(known.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  return {
    variables: {
      PCO_BASE_URL: url,
      PCO_RATE_LIMIT: '1000000',
      GSC_BASE_URL: `${url}/webmasters/v3`,
    },
    requests: () => requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

async function put(
  url: string,
  { method = 'GET', headers }: IncomingMessage,
  { body, token }: { body: string; token: string },
): Promise<Answer> {
  const version = headers['x-pco-api-version'];
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': headers['user-agent'] ?? '',
      ...(typeof version === 'string' ? { 'x-pco-api-version': version } : {}),
    },
    ...(body === '' ? {} : { body }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'application/json',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

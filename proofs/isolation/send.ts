import { Agent, request } from 'node:http';
import type { ActorName } from './actors.ts';

/** One handwritten request. */
export type Ask = {
  actor: ActorName;
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With the query string, e.g. `/rest/v1/accounts?select=id`. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type Answer = {
  status: number;
  /** All headers except those that differ from call to call, one per line. */
  headers: string;
  contentRange: string | undefined;
  text: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 6 });
const passingHeaders = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

/**
 * Sends it over HTTP, with retries when the person is rate limited (429).
 *
 * @param url the server's address
 * @param bearer the bearer token, if any
 */
export async function send(url: string, bearer: string | undefined, ask: Ask): Promise<Answer> {
  let answer = await sendOnce(url, bearer, ask);
  for (let tries = 1; answer.status === 429 && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await sendOnce(url, bearer, ask);
  }
  return answer;
}

function sendOnce(url: string, bearer: string | undefined, ask: Ask): Promise<Answer> {
  const headers: Record<string, string> = { ...ask.headers };
  if (bearer !== undefined) {
    headers.authorization = `Bearer ${bearer}`;
  }
  if (ask.body !== undefined) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(Buffer.byteLength(ask.body));
  }
  return new Promise((resolve, reject) => {
    const sent = request(url + ask.path, { agent, method: ask.method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.entries(response.headers)
            .filter(([name]) => !passingHeaders.has(name))
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n'),
          contentRange: response.headers['content-range'],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(ask.body);
  });
}

/** Describes a request in one line. */
export function describeAsk({ actor, method, path, headers, body }: Ask): string {
  const parts = [actor, method, decodeURIComponent(path)];
  if (headers) {
    parts.push(JSON.stringify(headers));
  }
  return [...parts, body ?? ''].join(' ');
}

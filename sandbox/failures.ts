import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { SandboxFailure, SandboxSwitches } from './switches.ts';

/**
 * Breaks a request as the switches say, before anything else can answer it.
 *
 * @returns whether the request may still be answered
 */
export async function breakAsSwitched(
  { failures }: SandboxSwitches,
  provider: IntegrationType,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<'broken' | 'goes_on'> {
  const failure = failures.find(
    (one) => one.provider === provider && request.url?.startsWith(one.pathPrefix),
  );
  if (!failure) {
    return 'goes_on';
  }
  countDown(failures, failure);
  const { kind } = failure;
  switch (kind.how) {
    case 'slow':
      await pause(kind.delayMs);
      return 'goes_on';
    case 'hang':
      return 'broken';
    case 'cut':
      request.socket.destroy();
      return 'broken';
    case 'cut_body':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
      response.write('{"data":[', () => request.socket.destroy());
      return 'broken';
    case 'html':
      answer(
        response,
        kind.status,
        'text/html',
        '<html><body><h1>Be right back</h1></body></html>',
      );
      return 'broken';
    case 'status':
      if (kind.retryAfterSeconds !== undefined) {
        response.setHeader('Retry-After', String(kind.retryAfterSeconds));
      }
      answer(response, kind.status, 'application/json', bodyOf(provider, kind.status));
      return 'broken';
  }
}

function countDown(failures: SandboxFailure[], failure: SandboxFailure): void {
  if (failure.times === undefined) {
    return;
  }
  failure.times -= 1;
  if (failure.times <= 0) {
    failures.splice(failures.indexOf(failure), 1);
  }
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` });
  response.end(body);
}

function bodyOf(provider: IntegrationType, status: number): string {
  const message = status === 429 ? 'Rate limit exceeded' : 'Switched to fail by a test';
  return JSON.stringify(
    provider === 'planning_center'
      ? {
          errors: [
            { status: String(status), code: String(status), title: message, detail: message },
          ],
        }
      : {
          error: {
            code: status,
            message,
            errors: [
              {
                message,
                domain: status === 429 ? 'usageLimits' : 'global',
                reason: status === 429 ? 'rateLimitExceeded' : 'backendError',
              },
            ],
          },
        },
  );
}

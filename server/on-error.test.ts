import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import { ApiError } from './http/api-error.ts';
import type { SteepleEnv } from './http/context.ts';
import { onError } from './on-error.ts';

/**
 * Answers a sign-in with this error.
 *
 * @returns the answer and what was logged
 */
async function signInFailing(error: Error) {
  const lines: string[] = [];
  const app = new Hono<SteepleEnv>();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('requestId', 'an id');
    c.set('log', pino({}, { write: (line: string) => lines.push(line) }));
    await next();
  });
  app.post('/auth/v1/token', () => {
    throw error;
  });
  const answer = await app.request('/auth/v1/token', { method: 'POST' });
  return { answer, lines };
}

const tooMany = { status: 503, code: 'over_capacity', message: 'Too many people.' } as const;

test('a refused sign-in leaves one short line without a stack, so that a flood fills no disk', async () => {
  const { answer, lines } = await signInFailing(new ApiError(tooMany));
  expect(answer.status).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"code":"over_capacity"');
  expect(lines[0]).not.toContain('stack');
  expect(lines[0]?.length).toBeLessThan(250);
});

test('a failure with a cause logs its stack', async () => {
  const { lines } = await signInFailing(new ApiError(tooMany, new Error('the disk is full')));
  expect(lines.join('')).toContain('the disk is full');
  expect(lines.join('')).toContain('"stack"');
});

test('an unknown error is logged, and the client sees a bare 500', async () => {
  const { answer, lines } = await signInFailing(new Error('secret detail'));
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret detail');
  expect(lines.join('')).toContain('secret detail');
});

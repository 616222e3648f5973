import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createKeyedConcurrencyLimiter } from '../limits/keyed-concurrency-limiter.ts';
import { tooManyAtOnce } from '../limits/refusals.ts';
import { onError } from '../on-error.ts';
import { answerWithin } from './answer-within.ts';
import type { SteepleEnv } from './context.ts';

/** An app in which one thing is done at a time, and nothing is ever done with. */
function stuckApp() {
  const app = new Hono<SteepleEnv>();
  const oneAtATime = createKeyedConcurrencyLimiter({
    atOnceMax: 1,
    waitingMax: 10,
    refusal: tooManyAtOnce,
  });
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('requestId', 'an id');
    c.set('log', pino({ level: 'silent' }));
    await next();
  });
  app.post('/functions/v1/stuck', answerWithin(20), () =>
    oneAtATime('everybody', () => Promise.withResolvers<Response>().promise),
  );
  app.post('/functions/v1/quick', answerWithin(20_000), (c) => c.json({ success: true }));
  return app;
}

test('requests in the queue and running requests have the same time limit', async () => {
  const app = stuckApp();
  const post = () => app.request('/functions/v1/stuck', { method: 'POST' });
  for (const answer of await Promise.all([post(), post(), post()])) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ success: false, code: 'request_timeout' });
  }
});

test('an answer in time is given as it is', async () => {
  const answer = await stuckApp().request('/functions/v1/quick', { method: 'POST' });
  expect(await answer.json()).toEqual({ success: true });
});

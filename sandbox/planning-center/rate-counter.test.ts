import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Planner, startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { createSwitches } from '../switches.ts';
import { createRateCounter } from './rate-counter.ts';

let planner: Planner;
beforeEach(async () => {
  planner = await startPlanningCenter(
    createSwitches({ planningCenter: { rateLimitCount: 3, rateLimitPeriodSeconds: 20 } }),
  );
});
afterEach(() => planner.stop());

const path = '/people/v2/people?per_page=1';

test('every answer says how much was asked; past the limit it is 429 until the period is over', async () => {
  const counts: (string | null)[] = [];
  for (const asked of [path, '/people/v2/nothing', '/current/v2/me']) {
    const response = await planner.ask(asked);
    counts.push(response.headers.get('x-pco-api-request-rate-count'));
    expect(response.headers.get('x-pco-api-request-rate-limit')).toBe('3');
    expect(response.headers.get('x-pco-api-request-rate-period')).toBe('20');
  }
  expect(counts).toEqual(['1', '2', '3']);

  const refused = await planner.ask(path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toBe('application/json');
  expect(refused.headers.get('x-pco-api-request-rate-count')).toBe('4');
  expect(await refused.json()).toEqual({
    errors: [
      {
        code: '429',
        title: 'Too Many Requests',
        detail: 'Rate limit exceeded: 4 of 3 requests per 20 seconds',
      },
    ],
  });
  const waitSeconds = Number(refused.headers.get('retry-after'));
  expect(waitSeconds).toBeGreaterThan(0);
  expect(waitSeconds).toBeLessThanOrEqual(20);

  expect((await planner.ask(path, { identity: 'low-role' })).status).not.toBe(429);
  planner.clock.advanceBy(waitSeconds * 1000);
  expect((await planner.ask(path)).status).toBe(200);
});

test('a refused token is no 429 and has the headers too', async () => {
  for (let times = 0; times < 5; times += 1) {
    const response = await planner.ask(path, { verdict: 'expired' });
    expect(response.status).toBe(401);
    expect(response.headers.has('x-pco-api-request-rate-count')).toBe(true);
  }
});

test("two connections of one person's requests count together", async () => {
  for (let times = 0; times < 3; times += 1) {
    expect((await planner.ask(path, { grant: 'one' })).status).toBe(200);
  }
  expect((await planner.ask(path, { grant: 'other' })).status).toBe(429);
});

test('far down a list fewer requests are allowed', () => {
  const rates = createRateCounter();
  const limit = { count: 30, periodSeconds: 20 };
  const far = [1, 2, 3, 4].map(() => rates.count('a', 1000, limit, 30_001));
  expect(far.map(({ isOver }) => isOver)).toEqual([false, false, false, true]);
  expect(far[0]?.headers['X-PCO-API-Request-Rate-Limit']).toBe('3');
  expect(rates.count('b', 1000, limit, 30_000).headers['X-PCO-API-Request-Rate-Limit']).toBe('30');
});

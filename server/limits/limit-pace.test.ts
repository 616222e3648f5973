import { Hono } from 'hono';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { SteepleEnv } from '../http/context.ts';
import { limitPace, type Pace } from './limit-pace.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

const grace = '8f0e5a1c-3d52-4bb0-9d0e-0a3c8e0f1a01';
const harbor = '8f0e5a1c-3d52-4bb0-9d0e-0a3c8e0f1a02';

/** An app whose requests are served at this pace, and the statuses that have come so far. */
function paced(pace: Pace) {
  const app = new Hono<SteepleEnv>();
  app.onError((error, c) => c.body(null, error instanceof ApiError ? error.content.status : 500));
  app.use(async (c, next) => {
    const sub = c.req.path.slice(1);
    c.set('claims', sub === 'nobody' ? null : claimsOf(sub));
    await next();
  });
  app.get('*', limitPace(pace), (c) => c.body(null, 204));
  const statuses: number[] = [];
  return {
    statuses,
    ask: (who: string, times: number) => {
      for (let time = 0; time < times; time += 1) {
        void Promise.resolve(app.request(`/${who}`)).then(({ status }) => statuses.push(status));
      }
    },
  };
}

function claimsOf(sub: string) {
  return {
    sub,
    session_id: sub,
    role: 'authenticated' as const,
    aud: 'authenticated' as const,
    iss: 'https://steeple.test/auth/v1',
    iat: 0,
    exp: 0,
    email: 'grace@steeple.test',
  };
}

test('a burst is served at once, what goes beyond it at the pace of one person', async () => {
  const { ask, statuses } = paced({ perSecond: 5, burst: 10, waitingMax: 50 });
  ask(grace, 40);
  await vi.advanceTimersByTimeAsync(10);
  expect(statuses).toHaveLength(15);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(statuses).toHaveLength(25);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(statuses).toEqual(Array.from({ length: 40 }, () => 204));
});

test('somebody else does not wait behind one who asks too fast', async () => {
  const { ask, statuses } = paced({ perSecond: 5, burst: 0, waitingMax: 50 });
  ask(grace, 50);
  ask(harbor, 5);
  await vi.advanceTimersByTimeAsync(10);
  expect(statuses).toHaveLength(10);
});

test('who lets too many wait is refused with 429', async () => {
  const { ask, statuses } = paced({ perSecond: 5, burst: 0, waitingMax: 3 });
  ask(grace, 10);
  await vi.advanceTimersByTimeAsync(10);
  expect(statuses.toSorted()).toEqual([204, 204, 204, 204, 204, 429, 429]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses).toHaveLength(10);
});

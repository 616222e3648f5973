import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWaitingQueues } from './waiting-queues.ts';

test('whoever has nothing waiting any more is forgotten, and those who wait are served in order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const queues = createWaitingQueues(new RateLimiterMemory({ points: 1, duration: 1 }), 2);
  await Promise.all(Array.from({ length: 100 }, (_, at) => queues.take(`person ${at}`)));
  expect(queues.size()).toBe(0);

  const served: number[] = [];
  const requests = [1, 2, 3, 4].map((at) =>
    queues.take('grace').then(
      () => served.push(at),
      () => served.push(-at),
    ),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(queues.size()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(requests);
  expect(served.toSorted((one, other) => one - other)).toEqual([-4, 1, 2, 3]);
  expect(served.filter((at) => at > 0)).toEqual([1, 2, 3]);
  expect(queues.size()).toBe(0);
});

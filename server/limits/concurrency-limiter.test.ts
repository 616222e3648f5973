import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const limits = { atOnceMax: 1, waitingMax: 20, refusal: () => new Error('full') };

test('never more than allowed run at once, in the order they came', async () => {
  const withinLimit = createConcurrencyLimiter({ ...limits, atOnceMax: 2 });
  let running = 0;
  let runningMax = 0;
  const started: number[] = [];
  const work = (number: number) => async () => {
    started.push(number);
    running += 1;
    runningMax = Math.max(runningMax, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const results = await Promise.all(numbers.map((number) => withinLimit(work(number))));
  expect(results).toEqual(numbers);
  expect(started).toEqual(numbers);
  expect(runningMax).toBe(2);
});

test('work that fails passes its slot on', async () => {
  const withinLimit = createConcurrencyLimiter(limits);
  const failing = Array.from({ length: 3 }, () =>
    withinLimit(() => Promise.reject(new Error('no luck'))),
  );
  const results = await Promise.allSettled([...failing, withinLimit(async () => 'done')]);
  expect(results.map((result) => result.status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
});

test('beyond those who may wait everybody is refused at once, and later let in again', async () => {
  const withinLimit = createConcurrencyLimiter({ ...limits, waitingMax: 2 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, (_, number) => withinLimit(async () => number)),
  );
  expect(results.map((result) => result.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  await expect(withinLimit(async () => 'later')).resolves.toBe('later');
});

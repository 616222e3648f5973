import { expect, test } from 'vitest';
import { createKeyedConcurrencyLimiter } from './keyed-concurrency-limiter.ts';

test('each key has slots of its own, and is refused when too many wait', async () => {
  const withinLimitOf = createKeyedConcurrencyLimiter({
    atOnceMax: 1,
    waitingMax: 1,
    refusal: () => new Error('too many'),
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = withinLimitOf('a', () => held.then(() => 1));
  const second = withinLimitOf('a', async () => 2);
  await expect(withinLimitOf('a', async () => 3)).rejects.toThrow('too many');
  expect(await withinLimitOf('b', async () => 4)).toBe(4);
  letGo();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(await withinLimitOf('a', async () => 5)).toBe(5);
});

import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('the cache never holds more than it may, and forgets the oldest first', () => {
  const cache = new BoundedCache<number>(3);
  for (const [number, key] of ['a', 'b', 'c', 'a', 'd'].entries()) {
    cache.set(key, number);
  }
  expect(cache.size).toBe(3);
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([
    undefined,
    1,
    2,
    4,
  ]);
  cache.delete('b');
  expect(cache.get('b')).toBeUndefined();
});

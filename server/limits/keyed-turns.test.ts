import { expect, test } from 'vitest';
import { createKeyedTurns } from './keyed-turns.ts';

test('each key has turns of its own, and is refused when too many wait', async () => {
  const inTurnOf = createKeyedTurns({
    atOnceMax: 1,
    waitingMax: 1,
    refusal: () => new Error('too many'),
  });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = inTurnOf('a', () => held.then(() => 1));
  const second = inTurnOf('a', async () => 2);
  await expect(inTurnOf('a', async () => 3)).rejects.toThrow('too many');
  expect(await inTurnOf('b', async () => 4)).toBe(4);
  letGo();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(await inTurnOf('a', async () => 5)).toBe(5);
});

import { afterEach, expect, test, vi } from 'vitest';
import { readApart } from './read-apart.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a reader that does not answer is ended after ten seconds, with a sentence; the next one is new', async () => {
  vi.useFakeTimers();
  const ended: number[] = [];
  const workers: Silent[] = [];
  class Silent {
    onmessage = null;
    onerror = null;
    asked: unknown[] = [];
    postMessage = (ask: unknown) => void this.asked.push(ask);
    terminate = () => void ended.push(workers.indexOf(this));
  }
  const apart = readApart(() => {
    const worker = new Silent();
    workers.push(worker);
    return worker;
  });
  const ask = { file: null, answers: {}, mends: [], language: 'en' as const };
  const first = expect(apart.read(ask)).rejects.toThrow(/^This file took more than 10 seconds/);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  expect(ended).toEqual([0]);
  void apart.read(ask).catch(() => undefined);
  expect(workers).toHaveLength(2);
  expect(workers[1]?.asked).toEqual([ask]);
});

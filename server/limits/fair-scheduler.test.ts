import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFairScheduler } from './fair-scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
});

/** Work that takes so long, and how many pieces of it were ever under way at once. */
function createWork(durationMs: number) {
  const seen = { now: 0, most: 0, done: 0 };
  const work = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, durationMs));
    seen.now -= 1;
    seen.done += 1;
  };
  return { seen, work };
}

async function letPass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test('quick statements of one person run a few at a time', async () => {
  const schedule = createFairScheduler({ atOnceMax: 4, waitMs: 10_000 });
  const { seen, work } = createWork(5);
  const all = Promise.all(Array.from({ length: 40 }, () => schedule('grace', work)));
  await letPass(80);
  await all;
  expect(seen).toMatchObject({ most: 4, done: 40 });
});

test('300 quick ones at once on a fresh start all get through', async () => {
  const schedule = createFairScheduler({ atOnceMax: 8, waitMs: 10_000 });
  const { seen, work } = createWork(5);
  const all = Promise.all(Array.from({ length: 300 }, () => schedule('grace', work)));
  await letPass(300);
  await all;
  expect(seen).toMatchObject({ most: 8, done: 300 });
});

test('slow ones run one after the other from the start', async () => {
  const schedule = createFairScheduler({ atOnceMax: 4, waitMs: 10_000 });
  const { seen, work } = createWork(500);
  const all = Promise.all(Array.from({ length: 4 }, () => schedule('grace', work)));
  await letPass(2_000);
  await all;
  expect(seen).toMatchObject({ most: 1, done: 4 });
});

test('a person who used up their share waits, and is refused after waiting too long', async () => {
  const schedule = createFairScheduler({ atOnceMax: 4, waitMs: 10_000 });
  const { seen, work } = createWork(9_000);
  const refusal = vi.fn();
  const first = schedule('grace', work);
  const others = [schedule('grace', work), schedule('grace', work)].map((turn) =>
    turn.catch(refusal),
  );
  await letPass(9_000);
  await first;
  await letPass(900);
  expect(seen.now).toBe(0);
  expect(refusal).not.toHaveBeenCalled();
  await letPass(100);
  await Promise.all(others);
  expect(refusal).toHaveBeenCalledTimes(2);
  expect(refusal).toHaveBeenCalledWith(
    expect.objectContaining({
      content: expect.objectContaining({ status: 429, headers: { 'Retry-After': '1' } }),
    }),
  );
});

test('quick statements do not use up the share, however many there are', async () => {
  const schedule = createFairScheduler({ atOnceMax: 8, waitMs: 10_000 });
  const { seen, work } = createWork(10);
  const sender = async () => {
    for (let count = 0; count < 500; count += 1) {
      await schedule('grace', work);
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, sender));
  await letPass(5_200);
  await all;
  expect(seen.done).toBe(4_000);
});

test('the share comes back within a second: it may have been a lock that was waited for', async () => {
  const schedule = createFairScheduler({ atOnceMax: 4, waitMs: 10_000 });
  const slow = createWork(9_000);
  const first = schedule('grace', slow.work);
  await letPass(9_000);
  await first;
  const { seen, work } = createWork(1);
  const next = schedule('grace', work);
  await letPass(900);
  expect(seen.done).toBe(0);
  await letPass(200);
  await next;
  expect(seen.done).toBe(1);
});

test('others do not wait for it', async () => {
  const schedule = createFairScheduler({ atOnceMax: 4, waitMs: 10_000 });
  const slow = createWork(9_000);
  const waiting = Array.from({ length: 50 }, () => schedule('grace', slow.work).catch(() => {}));
  await letPass(10);
  const { seen, work } = createWork(2);
  const quick = schedule('harbor', work);
  await letPass(2);
  await quick;
  expect(seen.done).toBe(1);
  await letPass(30_000);
  await Promise.all(waiting);
});

test('a failure passes the slot on, too', async () => {
  const schedule = createFairScheduler({ atOnceMax: 1, waitMs: 10_000 });
  const failing = schedule('grace', () => Promise.reject(new Error('no')));
  const { seen, work } = createWork(1);
  const next = schedule('grace', work);
  await expect(failing).rejects.toThrow('no');
  await letPass(2);
  await next;
  expect(seen.done).toBe(1);
});

test('only a limited number can wait', async () => {
  const schedule = createFairScheduler({ atOnceMax: 1, waitMs: 100 });
  const { work } = createWork(1_000);
  const all = Array.from({ length: 1_002 }, () => schedule('grace', work));
  await expect(all.at(-1)).rejects.toMatchObject({ content: { status: 429 } });
  const settled = Promise.allSettled(all);
  await letPass(1_000);
  await settled;
});

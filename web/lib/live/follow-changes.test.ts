import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type Told } from './follow-changes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refusing = () => new Response(null, { status: 503 });

type Answer = (signal: AbortSignal) => Response;

/** A stream that says this and stays open until it is let go, or ends. */
function stream(said: string, isOver = false): Answer {
  return (signal) =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode(said));
          if (isOver) {
            controller.close();
          } else {
            signal.addEventListener('abort', () => controller.error(signal.reason));
          }
        },
      }),
    );
}

/** Follows with these answers, one after another; the last one again and again. Notes when each was asked for. */
function follow(answers: readonly Answer[]) {
  const ending = new AbortController();
  const [askedAt, heard]: [number[], Told[]] = [[], []];
  const over = followChanges({
    open: async (signal) => {
      askedAt.push(Date.now());
      return (answers[askedAt.length - 1] ?? answers.at(-1) ?? refusing)(signal);
    },
    onTold: (told) => heard.push(told),
    signal: ending.signal,
  });
  const waits = () => askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  return { ending, over, heard, waits };
}

// Proves: 9.realtime.01
test('whoever cannot open the stream comes back after 2, 5 and 10 s, each at a moment of their own', async () => {
  const seen = new Set<number>();
  for (let person = 0; person < 8; person += 1) {
    const { ending, over, waits } = follow([refusing]);
    await vi.advanceTimersByTimeAsync(120_000);
    ending.abort();
    await over;
    const due = [2_000, 5_000, 10_000, 10_000, 10_000];
    for (const [index, wait] of due.entries()) {
      const waited = waits()[index] ?? 0;
      expect(waited).toBeGreaterThanOrEqual(0.5 * wait);
      expect(waited).toBeLessThanOrEqual(1.5 * wait);
    }
    seen.add(waits()[3] ?? 0);
  }
  expect(seen.size).toBeGreaterThan(4);
});

test('a stream that ended is opened again after a second, and later again only once it cannot be', async () => {
  const { ending, over, heard, waits } = follow([
    stream('data: ["public.accounts"]\n\n', true),
    stream('data: "anything"\n\n', true),
    refusing,
    stream(''),
  ]);
  await vi.advanceTimersByTimeAsync(30_000);
  ending.abort();
  await over;
  expect(heard).toEqual([['public.accounts'], 'anything']);
  const [first = 0, second = 0, third = 0] = waits();
  for (const wait of [first, second]) {
    expect(wait).toBeGreaterThanOrEqual(500);
    expect(wait).toBeLessThanOrEqual(1_500);
  }
  expect(third).toBeGreaterThanOrEqual(1_000);
});

test('one that gives no sign of life for a minute is given up, and one that does is kept', async () => {
  const { ending, over, waits } = follow([stream(':\n\n')]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(waits()).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(waits()).toHaveLength(1);
  ending.abort();
  await over;
});

test('what cannot be read means that anything may have changed', async () => {
  const { ending, over, heard } = follow([stream('data: {"rows": 5}\n\n')]);
  await vi.advanceTimersByTimeAsync(10);
  ending.abort();
  await over;
  expect(heard).toEqual(['anything']);
});

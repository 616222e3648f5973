import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from './provider-error.ts';

/**
 * The moment by which everything that one function call asks of a provider must be over, retries
 * included.
 */
export type Deadline = {
  /** Aborts when the time is up. */
  signal: AbortSignal;
  /** Never negative. */
  remainingMs(): number;
};

/** Starts the clock: the time is up after so many milliseconds, or when an outer signal aborts. */
export function startDeadline(timeoutMs: number, outer?: AbortSignal): Deadline {
  const endsAtMs = performance.now() + timeoutMs;
  const timeout = AbortSignal.timeout(Math.ceil(timeoutMs));
  return {
    signal: outer ? AbortSignal.any([timeout, outer]) : timeout,
    remainingMs: () => Math.max(0, endsAtMs - performance.now()),
  };
}

/**
 * Waits for the work, but no longer than the deadline.
 *
 * @returns the result of the work
 * @throws ProviderError `provider_unavailable` when the time is up, whatever the work is waiting
 *   for
 */
export async function within<Result>(deadline: Deadline, work: Promise<Result>): Promise<Result> {
  const { signal } = deadline;
  let giveUp = () => {};
  const timeUp = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(outOfTime());
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) {
      giveUp();
    }
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/**
 * Waits for so many milliseconds.
 *
 * @throws ProviderError `provider_unavailable`, at once when the pause is longer than the time that
 *   is left
 */
export async function pause(deadline: Deadline, pauseMs: number): Promise<void> {
  if (deadline.signal.aborted || pauseMs >= deadline.remainingMs()) {
    throw outOfTime();
  }
  try {
    await wait(pauseMs, undefined, { signal: deadline.signal });
  } catch {
    throw outOfTime();
  }
}

/** That the time is up, or that nobody waits any more. */
export function outOfTime(): ProviderError {
  return new ProviderError('provider_unavailable', 'The provider took too long');
}

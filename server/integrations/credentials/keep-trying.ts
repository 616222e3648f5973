import { setTimeout as pause } from 'node:timers/promises';

/**
 * Retries something until it succeeds, with growing pauses, for as long as the patience lasts: for
 * what must not be lost while the database is down.
 *
 * @param isWorthATry which errors another try may mend; all by default
 * @returns the result of the work
 * @throws its last error
 */
export async function keepTrying<Result>(
  patienceMs: number,
  work: () => Promise<Result>,
  isWorthATry: (error: unknown) => boolean = () => true,
): Promise<Result> {
  const giveUpAtMs = performance.now() + patienceMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, 2000)) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthATry(error) || performance.now() + pauseMs > giveUpAtMs) {
        throw error;
      }
      await pause(pauseMs);
    }
  }
}

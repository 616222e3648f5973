import { expect } from 'vitest';

const roundsMin = 6;
const roundsMax = 60;

/**
 * Expects answers to take equally long. Whatever else the machine does makes some late and none early, so the
 * quickest of each kind are compared, at the longest for many rounds: a difference of ours stays, however
 * often it is measured.
 *
 * @param asks asks once for each kind, and waits for the answer
 * @param ratioMax how many times as long as the quickest kind the slowest may take
 * @param prepare what each asking needs before it, which is not measured
 */
export async function expectEqualTimes(
  asks: Readonly<Record<string, () => Promise<unknown>>>,
  ratioMax: number,
  prepare: () => Promise<unknown> = async () => {},
): Promise<void> {
  const quickestMs: Record<string, number> = {};
  const ratio = () => {
    const all = Object.values(quickestMs);
    return Math.max(...all) / Math.min(...all);
  };
  for (let round = 1; round <= roundsMax; round += 1) {
    for (const [kind, ask] of Object.entries(asks)) {
      await prepare();
      const startMs = performance.now();
      await ask();
      const durationMs = performance.now() - startMs;
      quickestMs[kind] = Math.min(durationMs, quickestMs[kind] ?? durationMs);
    }
    if (round >= roundsMin && ratio() < ratioMax) {
      return;
    }
  }
  expect(ratio(), JSON.stringify(quickestMs)).toBeLessThan(ratioMax);
}

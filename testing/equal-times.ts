import { quantile } from 'd3-array';
import { expect } from 'vitest';

const roundsMin = 20;
const roundsMax = 60;
/** Medians may be so many times as far apart as the quickest: other work of the machine is in them. */
const mediansFactor = 1.5;

/**
 * Expects answers to take equally long. Whatever else the machine does makes some late and none early, so the
 * quickest of each kind are compared; and, with a wider limit, their medians, as a kind that is slow in most of
 * its tries may be as quick in one.
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
  const kinds = Object.entries(asks).map(([kind, ask]) => ({ kind, ask, timesMs: [] as number[] }));
  for (let round = 1; round <= roundsMax; round += 1) {
    for (const { ask, timesMs } of kinds) {
      await prepare();
      const startMs = performance.now();
      await ask();
      timesMs.push(performance.now() - startMs);
    }
    if (
      round >= roundsMin &&
      areEqual(
        kinds.map(({ timesMs }) => timesMs),
        ratioMax,
      )
    ) {
      return;
    }
  }
  const told = kinds.map(({ kind, timesMs }) => ({
    kind,
    quickestMs: quantile(timesMs, 0),
    medianMs: quantile(timesMs, 0.5),
  }));
  expect.unreachable(`times differ: ${JSON.stringify(told)}`);
}

/** Whether kinds of answers that took so long take equally long. */
export function areEqual(timesMs: readonly (readonly number[])[], ratioMax: number): boolean {
  const ratioAt = (share: number) => {
    const all = timesMs.map((each) => quantile(each, share) ?? Number.NaN);
    return Math.max(...all) / Math.min(...all);
  };
  return ratioAt(0) < ratioMax && ratioAt(0.5) < mediansFactor * ratioMax;
}

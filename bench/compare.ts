const rounds = 7;
/**
 * Time for V8 to compile hot code: a large server needs about 16 s of load to reach its full speed (twice
 * that of the first seconds), a bare one 3 s. The steady state is what is compared.
 */
const warmUpSeconds = 20;
const roundSeconds = 2;

/** Something whose requests per second can be measured. */
export type Contender = { name: string; rate(seconds: number): Promise<number> };

/**
 * Measures two contenders alternately, so that a slow moment of the machine affects both, for several
 * rounds after a warm-up.
 *
 * @returns the median ratio of the first's rate to the second's
 */
export async function compareRates(first: Contender, second: Contender): Promise<number> {
  await second.rate(warmUpSeconds);
  await first.rate(warmUpSeconds);
  const shares: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const secondRate = await second.rate(roundSeconds);
    const firstRate = await first.rate(roundSeconds);
    shares.push(firstRate / secondRate);
    console.log(
      `round ${round}: ${first.name} ${firstRate.toFixed(0)} requests/s, ${second.name} ${secondRate.toFixed(0)}, share ${(firstRate / secondRate).toFixed(2)}`,
    );
  }
  const sorted = shares.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(rounds / 2)] ?? Number.NaN;
  console.log(
    `median share ${median.toFixed(2)}, from ${sorted.at(0)?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)}`,
  );
  return median;
}

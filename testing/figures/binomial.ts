/** A binomial distribution: how many of so many, each with one probability. */
export function binomial(of: number, share: number) {
  // From the logarithm of the first on, so that none is too small to begin with.
  let logarithm = of * Math.log(1 - share);
  const odds = Math.log(share / (1 - share));
  const probabilities = Array.from({ length: of + 1 }, (_, count) => {
    const probability = Math.exp(logarithm);
    logarithm += odds + Math.log((of - count) / (count + 1));
    return probability;
  });
  let sum = 0;
  const sums = probabilities.map((each) => {
    sum += each;
    return sum;
  });
  return {
    of: (count: number) => probabilities[count] ?? 0,
    /** The probability of so many or fewer. */
    upTo: (count: number) => (count < 0 ? 0 : (sums[Math.min(count, of)] ?? 1)),
    /** Those that are not too unlikely to matter, with their probabilities. */
    likely: [...probabilities.entries()].filter(([, each]) => each > 1e-13),
  };
}

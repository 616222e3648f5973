/** Of 95 % of a normal distribution. */
const usualZ = 1.959964;

/**
 * Wilson's 95 % interval for a rate.
 *
 * @param hits successes among `of`
 * @param dispersion how many times as far as a binomial the hits vary
 * @param z of another percentage than 95
 * @returns shares from 0 to 1
 */
export function wilsonInterval(
  hits: number,
  of: number,
  { dispersion = 1, z = usualZ }: { dispersion?: number | undefined; z?: number } = {},
): { low: number; high: number } {
  const base = of / dispersion;
  if (base <= 0) {
    return { low: 0, high: 1 };
  }
  const share = hits / of;
  const middle = share + z ** 2 / (2 * base);
  const reach = z * Math.sqrt((share * (1 - share)) / base + z ** 2 / (4 * base ** 2));
  const whole = 1 + z ** 2 / base;
  return {
    low: Math.max(0, (middle - reach) / whole),
    high: Math.min(1, (middle + reach) / whole),
  };
}

import { sum } from 'd3-array';

/** First-time guests of a week, and how many of them came back. */
export type Cohort = { guests: number; returned: number };

/** What families make of it in most churches; it weighs as much as so many cohorts. */
const usual = { dispersion: 2.5, cohorts: 5 };

/**
 * How many times as far as a binomial the returns of weekly cohorts vary, since families come back, or stay
 * away, together: Pearson's dispersion (McCullagh and Nelder, 1989). About 3 where whole families check in,
 * 1.7 where only their children do, and 1 where each guest comes alone.
 *
 * @returns at least 1
 */
export function dispersionOf(cohorts: readonly Cohort[]): number {
  const counted = cohorts.filter(({ guests }) => guests > 0);
  const guests = sum(counted, (cohort) => cohort.guests);
  const share = guests === 0 ? 0 : sum(counted, ({ returned }) => returned) / guests;
  if (share === 0 || share === 1) {
    return usual.dispersion;
  }
  const squares = sum(
    counted,
    (cohort) =>
      (cohort.returned - share * cohort.guests) ** 2 / (share * (1 - share) * cohort.guests),
  );
  const degrees = counted.length - 1 + usual.cohorts;
  return Math.max(1, (squares + usual.cohorts * usual.dispersion) / degrees);
}

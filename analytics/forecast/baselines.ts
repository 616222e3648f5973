import { bisectLeft, mean } from 'd3-array';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import { horizonMax } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** The number of counted weeks that the simple forecast averages. */
const weeksOfMean = 4;

/** A simple rule's forecast of a week, with 80 and 95 % ranges where it has them. */
export interface SimpleForecast {
  middle: number;
  /** Half the width of each range. */
  reach80: number;
  reach95: number;
}

/**
 * The mean of the last four counted weeks at every origin, with an additive split-conformal range from
 * its own past errors (Lei, G'Sell, Rinaldo, Tibshirani and Wasserman, 2018), separately for horizons
 * 1 to 4 and 5 to 8.
 *
 * @returns by origin index and by horizon − 1; empty where fewer than four weeks are counted
 */
export function meanOfFour({ observations }: WeeklySeries): SimpleForecast[][] {
  const counted: number[] = [];
  const means: (number | null)[] = [];
  const errors: Errors = [[], []];
  return observations.map((observation, index) => {
    const value = countedValue(observation);
    if (value !== null) {
      counted.push(value);
      means.slice(-horizonMax).forEach((said, place, { length }) => {
        recordError(errors, length - place, said === null ? null : Math.abs(value - said));
      });
    }
    const middle = counted.length < weeksOfMean ? null : (mean(counted.slice(-weeksOfMean)) ?? 0);
    means[index] = middle;
    return middle === null ? [] : forecastsOf(middle, errors);
  });
}

/** Errors for horizons 1 to 4 and for 5 to 8, each sorted. */
type Errors = readonly [number[], number[]];

function recordError(errors: Errors, horizon: number, error: number | null): void {
  if (error !== null) {
    const group = errors[horizon <= 4 ? 0 : 1];
    group.splice(bisectLeft(group, error), 0, error);
  }
}

function forecastsOf(middle: number, errors: Errors): SimpleForecast[] {
  const groups = errors.map((group) => ({
    middle,
    reach80: conformal(group, 0.2),
    reach95: conformal(group, 0.05),
  }));
  return Array.from({ length: horizonMax }, (_, index) => groups[index < 4 ? 0 : 1]).filter(
    (forecast) => forecast !== undefined,
  );
}

/** The error of rank ⌈(n + 1)(1 − α)⌉; the largest if there are too few. */
function conformal(sorted: readonly number[], alpha: number): number {
  const rank = Math.ceil((sorted.length + 1) * (1 - alpha));
  return sorted[Math.min(rank, sorted.length) - 1] ?? 0;
}

/** The value of the same week last year, aligned by Easter; null where nobody counted. */
export function lastYearOf(
  { firstWeek, observations }: WeeklySeries,
  index: number,
  { easter }: ChurchCalendar,
): number | null {
  const week = sameWeekLastYear(addWeeks(firstWeek, index), easter);
  return countedValue(observations[daysBetween(firstWeek, week) / 7] ?? null);
}

/** A week's value in the figure's unit. */
export function countedValue(observation: WeeklySeries['observations'][number]): number | null {
  return observation === null ? null : observation.value / observation.base;
}

import { bisectLeft, quantileSorted } from 'd3-array';
import type { Observation } from './series.ts';

/** Usual is the median of this many counted weeks before: half a year covers the season's swing. */
const weeksOfUsual = 26;
const weeksOfUsualMin = 8;
/**
 * An amount under this part of the usual one is as good as none. On a scale of logarithms a week without
 * gifts would be endlessly far below all others, and a few of them would leave a range of some cents.
 */
const leastPart = 0.1;

/** The usual amount of a week, by the weeks before it. */
type UsualAmount = {
  /** The median of the newest weeks that were taken; null before eight of them. */
  now: () => number | null;
  take: (value: number) => void;
};

/** Follows the usual amount from week to week. */
export function usualAmount(): UsualAmount {
  const before: number[] = [];
  // The newest of those before, smallest first.
  const newest: number[] = [];
  return {
    now: () => (before.length < weeksOfUsualMin ? null : (quantileSorted(newest, 0.5) ?? null)),
    take: (value) => {
      before.push(value);
      newest.splice(bisectLeft(newest, value), 0, value);
      const oldest = before[before.length - 1 - weeksOfUsual];
      if (oldest !== undefined) {
        newest.splice(bisectLeft(newest, oldest), 1);
      }
    },
  };
}

/** Raises amounts to the least that is more than none, by the usual amount of the weeks with gifts before. */
export function noLessThanUsual() {
  const usual = usualAmount();
  const least = () => leastPart * (usual.now() ?? 0);
  const raise = (week: Observation | null) =>
    week && { ...week, value: Math.max(week.value, least()) };
  return {
    least,
    raise,
    usual: usual.now,
    take: (week: Observation | null): Observation | null => {
      const raised = raise(week);
      if (week !== null && week.value > 0) {
        usual.take(week.value);
      }
      return raised;
    },
  };
}

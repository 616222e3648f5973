import { median } from 'd3-array';
import type { ForecastHistory } from '#contract/functions/church-forecast.ts';
import { whatIfMessages } from '#contract/messages/forecast.ts';
import { typedNumber } from '#web/lib/typed-number.ts';

/** What a field of a scenario may hold, both ends included. */
export interface FieldRange {
  min: number;
  max: number;
  isWhole: boolean;
}

/** The ranges within which a scenario makes sense. */
export const fieldRanges = {
  seats: { min: 1, max: 100_000, isWhole: true },
  /** Percent of the seats. */
  share: { min: 1, max: 100, isWhole: false },
  /** Percent a year. */
  growth: { min: -50, max: 100, isWhole: false },
  guests: { min: 0, max: 10_000, isWhole: false },
  /** Percent of the guests. */
  rate: { min: 0, max: 100, isWhole: false },
  people: { min: 0, max: 100_000, isWhole: true },
  services: { min: 1, max: 20, isWhole: true },
} as const satisfies Record<string, FieldRange>;

/** Reads a number as people type it; null for other texts and outside of the range. */
export function readNumber(text: string, { min, max, isWhole }: FieldRange): number | null {
  const value = typedNumber(text);
  const isRight = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return isRight ? value : null;
}

/** A typical Sunday is the middle of so many weeks: neither the season nor one full Sunday moves it much. */
const typicalWeeks = 52;

/** How many people come on a typical Sunday: the median of the last year's counts, whole; null without any. */
export function typicalOf(history: readonly Pick<ForecastHistory, 'value'>[]): number | null {
  const counted = history.flatMap(({ value }) => (value === null ? [] : [value]));
  const middle = median(counted.slice(-typicalWeeks));
  return middle === undefined ? null : Math.round(middle);
}

/** The middle of the last year is so many years ago. */
const middleAgo = 0.5;

/** Years until a typical Sunday reaches a limit with the given yearly growth; null for never. */
export function yearsUntil(typical: number, limit: number, growthPercent: number): number | null {
  if (typical >= limit) {
    return 0;
  }
  if (typical <= 0 || growthPercent <= 0) {
    return null;
  }
  const years = Math.log(limit / typical) / Math.log(1 + growthPercent / 100);
  return Math.max(0, years - middleAgo);
}

type Seats = { seats: number; share: number; growth: number | null };

/** When a share of the seats is taken on a typical Sunday, in words that hold for a while; without a growth, if it is. */
export function seatsResult(typical: number, { seats, share, growth }: Seats): string {
  const words = whatIfMessages.seats;
  const limit = Math.max(1, Math.round((seats * share) / 100));
  if (typical >= limit) {
    return words.reached(limit);
  }
  if (growth === null) {
    return words.noPace;
  }
  const years = yearsUntil(typical, limit, growth);
  return years === null ? words.never(limit) : words.result(limit, whenOf(years));
}

function whenOf(years: number): 'oneYear' | 'twoYears' | 'fiveYears' | 'later' {
  if (years <= 1) {
    return 'oneYear';
  }
  if (years <= 2) {
    return 'twoYears';
  }
  return years <= 5 ? 'fiveYears' : 'later';
}

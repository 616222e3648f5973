import { numberFormat } from '#contract/formats.ts';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
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

const weeksPerYear = 52.18;
/** Growth does not stay the same for longer. */
const weeksMax = 20 * weeksPerYear;

/** Weeks until a level reaches a limit with the given yearly growth; null for never. */
export function weeksUntil(level: number, limit: number, growthPercent: number): number | null {
  if (level >= limit) {
    return 0;
  }
  if (level <= 0 || growthPercent <= 0) {
    return null;
  }
  return Math.ceil((weeksPerYear * Math.log(limit / level)) / Math.log(1 + growthPercent / 100));
}

type Seats = { seats: number; share: number; growth: number };

/** When a share of the seats is taken: from the level, and by the range of the next week. */
export function seatsResult(next: ForecastAhead, { seats, share, growth }: Seats): string {
  const words = whatIfMessages.seats;
  const limit = Math.max(1, Math.round((seats * share) / 100));
  const [soon, usual, late] = [next.high80, next.why.level, next.low80].map((people) =>
    weeksUntil(people, limit, growth),
  );
  if (usual === 0) {
    return words.reached(limit);
  }
  if (usual === undefined || usual === null) {
    return words.never(limit);
  }
  if (usual > weeksMax) {
    return words.notWithin(limit);
  }
  return words.result(
    limit,
    durationWords(usual),
    soon ? durationWords(soon) : words.now,
    typeof late === 'number' && late <= weeksMax ? durationWords(late) : words.later,
  );
}

function durationWords(weeks: number): string {
  const unit = weeks >= 104 ? 'year' : 'week';
  const value = weeks >= 104 ? Math.round(weeks / weeksPerYear) : weeks;
  return numberFormat({ style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

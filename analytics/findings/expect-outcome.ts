import type { Expectation } from '#contract/expectation.ts';
import type { FigureId } from '#contract/figures.ts';
import type { Finding } from '#contract/findings.ts';
import type { ExpectedOutcome, OutcomeScore } from '#contract/functions/recommendations.ts';
import { outcomeMessages } from '#contract/messages/card-findings.ts';
import { figureCounts } from '#contract/messages/figures.ts';
import { addWeeks, weeksFrom } from '../calendar/church-week.ts';
import { type Church, giftsOf, type History, type WeekValue } from './church.ts';
import { mean, median, sum } from './compare.ts';
import { dateWords, rangeWords, unitOf, valueWords } from './wording.ts';

/** A forecast week. */
export type AheadWeek = Expectation & { week: string };

/** A cohort's return rate is known six weeks later. */
const cohortWeeks = 6;

type Wanted = { figure: FigureId; weeks: number };

/** A range is of several, whatever its ends. */
const several = 2;

/**
 * What a finding is measured by. While hardly any gifts are entered there is nothing that later weeks of giving
 * could stand against.
 */
export function measureOf(church: Church, { measure }: Pick<Finding, 'measure'>): Wanted | null {
  const isOfGifts = measure !== null && unitOf(measure.figure) === 'money';
  return isOfGifts && !giftsOf(church).areEntered ? null : measure;
}

/**
 * The correlation of two weeks ahead, which share the error of one level: measured, so that four of five
 * stretches in which nothing changes are inside of their range.
 */
const shared = 0.1;
/** Their weeks share readings: a mean of them is no surer than one. */
const overlapping: ReadonlySet<FigureId> = new Set([
  'serving',
  'reach',
  'giving_units',
  'recurring_share',
  'group_members',
]);

/**
 * The forecast of the weeks that a card will be scored by, frozen when the card is made. Its range is that
 * of their mean, which is narrower than that of one week.
 *
 * @param week the week of the finding; the weeks after it are scored
 * @returns null if there is no forecast for them
 */
export function expectOutcome(
  wanted: Wanted,
  week: string,
  ahead: readonly AheadWeek[],
  currency: string | null,
): ExpectedOutcome | null {
  const from = addWeeks(week, 1);
  const weeks = ahead.filter((each) => each.week >= from).slice(0, wanted.weeks);
  const last = weeks.at(-1);
  if (!last) {
    return null;
  }
  const middle = mean(weeks.map(({ median }) => median));
  const alike = overlapping.has(wanted.figure) ? 1 : shared;
  const ofOneWeek = Math.sqrt((1 + (weeks.length - 1) * alike) / weeks.length);
  const outcome = {
    figure: wanted.figure,
    from,
    to: last.week,
    middle,
    low: middle - ofOneWeek * (middle - mean(weeks.map(({ low80 }) => low80))),
    high: middle + ofOneWeek * (mean(weeks.map(({ high80 }) => high80)) - middle),
  };
  const again = dateWords(addWeeks(countedOn(outcome), 1));
  const unit = unitOf(wanted.figure);
  const range = rangeWords(outcome.low, outcome.high, unit, currency);
  return {
    ...outcome,
    words: outcomeMessages.again({
      day: again,
      range,
      of: figureCounts[wanted.figure](several),
      isWeekly: isOfOneWeek(wanted.figure),
    }),
  };
}

/** When the last week that is scored will be closed. */
function countedOn({ figure, to }: Pick<ExpectedOutcome, 'figure' | 'to'>): string {
  return figure === 'guest_return' ? addWeeks(to, cohortWeeks) : to;
}

/** The first day of the last week that must be over before a card can be scored. */
export function measuredTo(expected: ExpectedOutcome): string {
  return countedOn(expected);
}

/**
 * Scores a card against the forecast frozen when it was made. The score never claims a cause.
 *
 * @param history the figure as it is known now
 * @param today the local date of the scoring
 * @returns null while fewer than half of the weeks are complete
 */
export function scoreOutcome(
  expected: ExpectedOutcome,
  history: History,
  today: string,
  currency: string | null,
): OutcomeScore | null {
  const weeks = wholeBetween(history, expected.from, expected.to);
  const wanted = weeksFrom(expected.from, expected.to).length;
  if (weeks.length === 0 || weeks.length * 2 < wanted) {
    return null;
  }
  const all =
    expected.figure === 'guest_return' ? inPeople(expected, weeks) : perWeek(expected, weeks);
  const others = withoutLargest(expected, weeks);
  const counted = others?.counted ?? all;
  const { value, middle, low, high, unit } = counted;
  const write = (each: number) => valueWords(each, unit, currency);
  return {
    value,
    weeks: weeks.length,
    scoredOn: today,
    words: outcomeWords(counted, others?.week ?? null, currency),
    came: write(value),
    expected: outcomeMessages.expected(write(middle), rangeWords(low, high, unit, currency)),
    isAsExpected: isInRange(counted),
  };
}

/** @param largest the week without which it is counted; null where none is left out */
function outcomeWords(counted: Counted, largest: string | null, currency: string | null): string {
  const { value, middle, low, high, unit, of, isWeekly } = counted;
  const write = (each: number) => valueWords(each, unit, currency);
  const range = rangeWords(low, high, unit, currency);
  if (largest !== null) {
    const week = dateWords(largest);
    return outcomeMessages.exceptOneWeek({ week, value: write(value), of: of(value), range });
  }
  if (isInRange(counted)) {
    return outcomeMessages.asExpected({ value: write(value), of: of(value), range, isWeekly });
  }
  const difference = value - middle;
  const [near = 0, far = 0] = [Math.abs(value - low), Math.abs(value - high)].toSorted(
    (a, b) => a - b,
  );
  const size = sizeWords(unit, difference, currency);
  if (unit === 'share') {
    const side = difference > 0 ? 'higher' : 'lower';
    return outcomeMessages[side]({ size, range: pointsWords(near, far) });
  }
  return outcomeMessages[difference > 0 ? 'more' : unit === 'money' ? 'less' : 'fewer']({
    size,
    of: of(Math.abs(difference)),
    range: rangeWords(near, far, unit, currency),
    isWeekly,
  });
}

/** People come whole, shares do not. */
function isInRange({ unit, value, low, high }: Counted): boolean {
  return unit === 'share'
    ? value >= low && value <= high
    : value >= Math.floor(low) && value <= Math.ceil(high);
}

/** A week stands apart, as by one large gift, if it is so many times what the others usually are. */
const apartTimes = 1.5;

/** Giving without the week of most, where that week stands apart and alone lifts it out of its range. */
function withoutLargest(
  expected: ExpectedOutcome,
  weeks: readonly WeekValue[],
): { counted: Counted; week: string } | null {
  if (unitOf(expected.figure) !== 'money' || weeks.length < 3) {
    return null;
  }
  const largest = weeks.reduce((most, week) => (week.value > most.value ? week : most));
  const others = weeks.filter((week) => week !== largest);
  if (largest.value <= apartTimes * median(others.map(({ value }) => value))) {
    return null;
  }
  const all = perWeek(expected, weeks);
  const counted = perWeek(expected, others);
  return !isInRange(all) && all.value > all.high && isInRange(counted)
    ? { counted, week: largest.week }
    : null;
}

/** How far off, e.g. `$400`, `13 points`: of a share no share is said. */
function sizeWords(unit: Counted['unit'], difference: number, currency: string | null): string {
  const size = Math.abs(difference);
  return unit === 'share'
    ? outcomeMessages.points(Math.round(size * 100))
    : valueWords(size, unit, currency);
}

/** A range of differences between shares, without a unit. */
function pointsWords(near: number, far: number): string {
  return rangeWords(Math.round(near * 100), Math.round(far * 100), 'people', null);
}

type Counted = {
  value: number;
  middle: number;
  low: number;
  high: number;
  unit: ReturnType<typeof unitOf>;
  /** What stands after so many of it. */
  of: (count: number) => string;
  /** Whether it is a number a week. */
  isWeekly: boolean;
};

function perWeek(
  { figure, middle, low, high }: ExpectedOutcome,
  weeks: readonly WeekValue[],
): Counted {
  const unit = unitOf(figure);
  const value = mean(weeks.map((each) => each.value));
  return {
    value: unit === 'share' ? value : Math.round(value),
    middle: unit === 'share' ? middle : Math.round(middle),
    low,
    high,
    unit,
    of: figureCounts[figure],
    isWeekly: isOfOneWeek(figure),
  };
}

/** Whether a figure is a number of one week: not a share, and not of several weeks at once. */
export function isOfOneWeek(figure: FigureId): boolean {
  return unitOf(figure) !== 'share' && !overlapping.has(figure);
}

/** Converts a share of guests to people, based on the guests who actually came. */
function inPeople({ middle, low, high }: ExpectedOutcome, weeks: readonly WeekValue[]): Counted {
  const guests = sum(weeks.map(({ count }) => count));
  return {
    value: Math.round(sum(weeks.map(({ value, count }) => value * count))),
    middle: Math.round(middle * guests),
    low: low * guests,
    high: high * guests,
    unit: 'people',
    of: outcomeMessages.cameBack,
    isWeekly: false,
  };
}

function wholeBetween(history: History, from: string, to: string): WeekValue[] {
  return [...history.weeks.values()].flatMap(({ week, value, state, count, source }) =>
    week >= from && week <= to && state === 'complete' && value !== null
      ? [{ week, value, count, source }]
      : [],
  );
}

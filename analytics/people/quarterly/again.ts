import { sum } from 'd3-array';
import type { QuarterSpan } from '#contract/people.ts';
import { addWeeks, isClosed } from '../../calendar/church-week.ts';
import { festivalOfGuests, weeksOfSpan } from '../quarter.ts';
import type { QuarterlyInput, QuarterResult } from './quarterly.ts';
import { areReturnsSeen, mayBegin } from './stages.ts';

/** What the guests who came again are summed up from. */
export type AgainInput = Pick<
  QuarterlyInput,
  'path' | 'calendar' | 'easter' | 'today' | 'threshold' | 'spans' | 'weekly'
>;

/** After so many weeks a week's row of who came again is complete. */
const againWeeks = 6;

/**
 * Of a span's new households, how many came again within 42 days: the sums of the weekly rows. Guests of
 * festivals are counted apart.
 *
 * @param guests of ordinary weeks, or of a festival
 */
export function againOf(
  input: AgainInput,
  {
    guests,
    quarter,
    span,
  }: { guests: 'ordinary' | 'easter' | 'christmas'; quarter: string; span: QuarterSpan },
): QuarterResult {
  const { calendar, easter, today, weekly, path } = input;
  const all = weeksOfSpan(quarter, span, calendar);
  const weeks = all.filter((week) => (festivalOfGuests(week, easter) ?? 'ordinary') === guests);
  const last = weeks.at(-1);
  if (last === undefined) {
    return 'none';
  }
  if (!mayBegin(input, all[0] ?? last) || !areReturnsSeen(path)) {
    return 'missing';
  }
  if (!isClosed(addWeeks(last, againWeeks), today)) {
    return 'incomplete';
  }
  const again = weeks.flatMap((week) => weekly.new_households_again.get(week) ?? []);
  const isWhole = again.length === weeks.length;
  if (!isWhole) {
    return 'unread';
  }
  return again.some(({ state }) => state === 'incomplete')
    ? 'incomplete'
    : { value: sum(again, ({ value }) => value ?? 0), base: sum(again, ({ count }) => count) };
}

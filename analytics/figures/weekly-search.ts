import type { FigureWeek } from '#contract/figures.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import type { SearchDayReading } from './readings.ts';

/**
 * Google's days end later than many churches' and are published later still, so a week counts from
 * its first day with data.
 */
const needed = { daysBefore: 6, daysAfter: -6 };

/** What Search Console counted in each week; days are Pacific, as Google counts. */
export function weeklySearch(
  input: FigureInput,
  of: (day: SearchDayReading) => number | null,
): FigureWeek[] {
  const { choices, readings, frame } = input;
  const { weeks, asOf } = weeksKnown(input, ['searchDays'], needed);
  const daysOf = byWeek(readings.searchDays, choices);
  return weeks.map((week) => {
    const days = daysOf(week);
    const known = days.flatMap((day) => of(day) ?? []);
    return figureWeek(
      week,
      {
        value: known.length === 0 ? null : sumOf(known, (value) => value),
        count: known.length,
        source: 'search_console',
        isWhole: known.length === 7 && !days.some(({ isProvisional }) => isProvisional),
      },
      asOf,
      frame,
    );
  });
}

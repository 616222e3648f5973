import type { FigureWeek } from '#contract/figures.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import type { SearchDayReading } from './readings.ts';

/** Clicks on the church's pages in Google's results; days are Pacific, as Google counts. */
export function searchClicks(input: FigureInput): FigureWeek[] {
  return weeklySearch(input, ({ clicks }) => clicks);
}

/** Impressions of the church's pages in Google's results. */
export function searchImpressions(input: FigureInput): FigureWeek[] {
  return weeklySearch(input, ({ impressions }) => impressions);
}

/** Clicks from searches that do not name the church. Google withholds some, so it is no difference. */
export function searchNonbrandClicks(input: FigureInput): FigureWeek[] {
  return input.choices.brandTerms.length === 0
    ? []
    : weeklySearch(input, ({ nonbrandClicks }) => nonbrandClicks);
}

/**
 * Google's days end later than many churches' and are published later still, so a week counts from
 * its first day with data.
 */
const needed = { daysBefore: 6, daysAfter: -6 };

function weeklySearch(
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

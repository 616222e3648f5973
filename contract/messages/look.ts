import { fullDayWords } from './figure-words.ts';

/** Which weeks a closer look shows, e.g. `52 weeks to November 22, 2026`. */
export function lookWeeksWords(weeks: number, lastDay: string): string {
  return lastDay === '' ? `${weeks} weeks` : `${weeks} weeks to ${fullDayWords(lastDay)}`;
}

/** The legend of a closer look. */
export const lookKeyMessages = {
  came: 'What came',
  expected: 'Expected: four weeks in five, and nineteen in twenty',
  lastYear: (aligned: string | null) =>
    aligned === null ? 'Last year' : `Last year, lined up by Easter (${aligned})`,
  unusual: 'Unusual',
  lasting: 'A lasting change',
  missing: 'Not counted, or only in part',
  provisional: 'May still change',
  clipped: 'Beyond the chart, with its number',
  startsAt: (value: string) => `The axis starts at ${value}, not at 0.`,
} as const;

/** The table of a closer look. */
export const lookTableMessages = {
  updated: (day: string) => `All of these weeks were updated on ${day}.`,
  none: '–',
} as const;

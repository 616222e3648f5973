import { fullDayWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** Which weeks a closer look shows, e.g. `52 weeks to November 22, 2026`. */
export function lookWeeksWords(weeks: number, lastDay: string): string {
  return lastDay === ''
    ? lookPageMessages.weeks(weeks)
    : lookPageMessages.weeksTo(weeks, fullDayWords(lastDay));
}

/** The page around a closer look. */
export const lookPageMessages = sentences('lookPageMessages', {
  weeks: (weeks: number) => `${weeks} weeks`,
  weeksTo: (weeks: number, day: string) => `${weeks} weeks through ${day}`,
  back: 'Back to Dashboard',
  timeRange: 'Time range',
  addNote: 'Add a note',
  pictureTitle: (name: string, weeks: number) => `${name}, ${weeks} weeks`,
  chart: (name: string) => `${name}, week by week`,
  shows: { lastYear: 'Last year', expected: 'Expected range', events: 'Events' },
});

/** The legend of a closer look. */
export const lookKeyMessages = sentences('lookKeyMessages', {
  came: 'Actual',
  expected: 'Expected range (darker: most weeks, lighter: nearly all)',
  lastYear: (aligned: string | null) =>
    aligned === null ? 'Last year' : `Last year, matched by holiday (Easter: ${aligned})`,
  /** Which Easter is compared with which. */
  aligned: (before: string, day: string) => `${before} with ${day}`,
  unusual: 'Unusual',
  lasting: 'A lasting change',
  missing: 'No count, or only part of it',
  provisional: 'May still change',
  clipped: 'Too high or low to fit; the number is shown',
  startsAt: (value: string) => `The chart starts at ${value}, not at 0.`,
});

/** The table of a closer look. */
export const lookTableMessages = sentences('lookTableMessages', {
  title: 'Week by week',
  name: (name: string) => `${name} in a table`,
  caption: (name: string) => `${name}, week by week, newest first`,
  week: 'Week',
  came: 'Actual',
  expected: 'Expected',
  lastYear: 'Last year',
  status: 'Status',
  updatedOn: 'Updated',
  showAll: (weeks: number) => `Show all ${weeks} weeks`,
  noCount: 'no count',
  setAside: 'Set aside',
  updated: (day: string) => `All of these weeks were updated on ${day}.`,
  none: '–',
});

/** Beside the chart: what the number is, and the church's notes. */
export const lookSideMessages = sentences('lookSideMessages', {
  label: 'Definition and notes',
  is: 'What this number is',
  trap: 'Good to know',
  source: 'Where it comes from',
  sourceIs: (source: string) => `${source}.`,
  change: 'Change what we count',
  lastYear: 'Compared with last year',
  lastYearText:
    'We compare a holiday with the same holiday last year, weeks around Easter by how far they are from it, and all other weeks by date.',
  aligned: (words: string) => `Easter: ${words}.`,
  missing: 'Missing weeks',
  missingText: 'We leave them blank. They’re never shown as zero or averaged in.',
  notes: 'Notes',
  noNotes:
    'No notes yet. Add one when something unusual happens: a snow day, a new series, a big baptism Sunday.',
  setAside: 'Set aside.',
  edit: 'Edit',
  editNote: (text: string) => `Edit the note ${text}`,
  days: (from: string, to: string) => `${from} to ${to}`,
});

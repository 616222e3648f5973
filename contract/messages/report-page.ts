import { sentences } from './sentences.ts';

/** Around the report on the screen. */
export const reportPageMessages = sentences('reportPageMessages', {
  title: 'Board report',
  back: 'Back to Dashboard',
  print: 'Print',
  giving: 'Include giving',
  quarter: 'This quarter',
  year: (year: string) => `All of ${year}`,
  loadFailed: 'We couldn’t load the report. Please try again.',
  nothing: 'There’s nothing to report for this period yet.',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  counts: 'Counts of households and people, no names.',
  earlier: 'Earlier',
  later: 'Later',
});

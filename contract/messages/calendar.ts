import { sentences } from './sentences.ts';

/** What a screen reader is told of a calendar's buttons. */
export const calendarMessages = sentences('calendarMessages', {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous ten years',
  nextDecade: 'Next ten years',
});

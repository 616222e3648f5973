import { sentences } from './sentences.ts';

/** How ranges and small numbers are written within sentences. */
export const plainWords = sentences('plainWords', {
  range: (from: string, to: string) => `${from} to ${to}`,
  /** Between the first and the last day of a week, after 'week of'. */
  through: '–',
  /** @param time of a day of the week, e.g. `7:30 AM` */
  weekly: (day: string, time: string) => `${day} ${time}`,
  /** From none on; a language without words for them writes digits. */
  counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
});

import { sentences } from './sentences.ts';

/** How ranges and small numbers are written within sentences. */
export const plainWords = sentences('plainWords', {
  range: (from: string, to: string) => `${from} to ${to}`,
  /** From none on; a language without words for them writes digits. */
  counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
});

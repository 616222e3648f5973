import { sentences } from './sentences.ts';

/** The words within a chart. */
export const chartMessages = sentences('chartMessages', {
  actual: 'Actual',
  expected: 'What we expect',
});

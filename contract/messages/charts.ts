import { sentences } from './sentences.ts';

/** The words within a chart. */
export const chartMessages = sentences('chartMessages', {
  actual: 'Actual',
  moreEvents: 'More dates on this chart',
  expected: 'What we expect',
  alsoAhead: (events: string) => `Also ahead: ${events}.`,
  notes: 'Notes',
});

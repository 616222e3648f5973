import { sentences } from './sentences.ts';

/** The sentences of the audit log's screen. */
export const auditMessages = sentences('auditMessages', {
  title: 'Audit log',
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    which: 'Which',
    church: 'Account',
    details: 'Details',
  },
  detailsOf: (deed: string, subject: string, when: string) =>
    `Details: ${deed} ${subject}, ${when}`,
  before: 'Before',
  after: 'After',
  accessDenied: 'Access denied. Only Super Administrators can read the audit log.',
  none: 'Nothing has changed yet.',
  noneMatch: 'No entries match your filter.',
  rangeReversed: 'The start date is after the end date.',
  yearTooEarly: 'Enter 1970 or a later year.',
  loadFailed: 'We couldn’t load the audit log. Please try again.',
  exportFailed: 'We couldn’t export the audit log. Please try again.',
  exported: 'The audit log has been exported.',
  unexpected: 'An unexpected error occurred.',
});

import { sentences } from './sentences.ts';

/** The sentences of the audit log's screen. */
export const auditMessages = sentences('auditMessages', {
  accessDenied: 'Access denied. Only Super Administrators can read the audit log.',
  none: 'Nothing has been changed yet.',
  noneMatch: 'No entries match your filter.',
  rangeReversed: 'From is after To.',
  yearTooEarly: 'Enter a year from 1970 on.',
  loadFailed: 'Failed to load the audit log. Please try again.',
  exportFailed: 'Failed to export the audit log. Please try again.',
  exported: 'The audit log has been exported.',
  unexpected: 'An unexpected error occurred.',
});

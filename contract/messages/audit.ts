import { numberFormat } from '../formats.ts';
import type { AuditOperation } from '../functions/audit-log.ts';
import { auditDeeds } from './audited-tables.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The sentences of the audit log's screen. */
export const auditMessages = sentences('auditMessages', {
  title: 'Audit Log',
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    which: 'Record',
    church: 'Account',
    details: 'Details',
  },
  detailsOf: (deed: string, subject: string, when: string) =>
    `Details: ${deed} ${subject}, ${when}`,
  before: 'Before',
  after: 'After',
  accessDenied: 'Access denied. Only Super Admins can view the audit log.',
  none: 'Nothing has changed yet.',
  noneMatch: 'No entries match your filter.',
  rangeReversed: 'The start date is after the end date.',
  yearTooEarly: 'Enter 1970 or a later year.',
  loadFailed: 'We couldn’t load the audit log. Please try again.',
  exportFailed: 'We couldn’t export the audit log. Please try again.',
  exported: 'The audit log has been exported.',
  unexpected: 'An unexpected error occurred.',
});

/** Labels and buttons of the audit log. */
export const auditWords = sentences('auditWords', {
  heading: 'Audit Log',
  subtitle: 'Every change to accounts, users, knowledge and integrations',
  ofRecord: 'All entries for this record',
  person: 'Person',
  record: 'Record',
  technical: 'Times and IDs',
  all: 'All',
  clear: 'Clear filters',
  filter: 'Filter the audit log',
  from: 'From',
  chooseFrom: 'Choose the first day',
  to: 'To',
  chooseTo: 'Choose the last day',
  kind: 'Kind',
  operation: 'Operation',
  oneRecord: 'Showing history for one record only.',
  loading: 'Loading the audit log',
  csv: 'CSV for spreadsheets',
  json: 'JSON lines for programs',
  showAll: 'Show all',
  showLess: 'Show less',
  clearPerson: 'Clear person',
  nameOrEmail: 'Name or email',
  former: 'A former user',
  changedPassword: 'Changed password',
  viewedChurch: 'Viewed church',
  unnamed: 'No name',
  notShown: 'not shown',
  /** At the end of a value that the database has cut. */
  inAll: (characters: number) => `… (${numberFormat({}).format(characters)} characters in all)`,
  export: 'Export',
  exporting: 'Exporting...',
  showAllOf: (field: string) => `Show all of ${field}`,
  showLessOf: (field: string) => `Show less of ${field}`,
  sideOf: (field: string, side: string) => `${field} ${side}`,
  count: (count: number, hasMore: boolean) => {
    const entries = plural(count, {
      one: '1 entry',
      other: `${numberFormat({}).format(count)} entries`,
    });
    return hasMore ? `${entries} so far` : entries;
  },
  deed: (operation: AuditOperation, row: string) => `${auditDeeds[operation]} ${row}`,
});

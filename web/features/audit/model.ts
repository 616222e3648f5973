import { type AuditedTable, auditedTableNames, isAuditedTable } from '#contract/audited-tables.ts';
import {
  type AuditEntry,
  type AuditFilter,
  auditOperations,
} from '#contract/functions/audit-log.ts';
import { auditWords } from '#contract/messages/audit.ts';
import { auditDeeds, auditedKinds, auditedRows } from '#contract/messages/audited-tables.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import { dateHere } from '#web/lib/date-here.ts';

/** The filter as the address holds it: short words, days of this browser's time zone. */
export type FilterParameters = {
  kind: string;
  operation: string;
  person: string;
  from: string;
  to: string;
  /** One record, by its id. */
  record: string;
};

export const filterNames = ['kind', 'operation', 'person', 'from', 'to', 'record'] as const;

/** What the two choosers offer; the values are what the address holds. */
export const kindChoices = () =>
  auditedTableNames.map((table) => ({ value: shortName(table), label: auditedKinds[table] }));
export const operationChoices = () =>
  auditOperations.map((operation) => ({
    value: operation.toLowerCase(),
    label: auditDeeds[operation],
  }));

/** Reads the filter from the address; what it does not know is left out. */
export function readFilter(parameters: URLSearchParams): FilterParameters {
  const text = (name: (typeof filterNames)[number]) => parameters.get(name) ?? '';
  return {
    kind: known(kindChoices(), text('kind')),
    operation: known(operationChoices(), text('operation')),
    person: text('person'),
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    record: /^[0-9a-f-]{36}$/i.test(text('record')) ? text('record') : '',
  };
}

function known(choices: readonly { value: string }[], value: string): string {
  return choices.some((choice) => choice.value === value) ? value : '';
}

/** The body of a request for these entries. The last day is meant with all its hours. */
export function requestOf({ kind, operation, person, from, to, record }: FilterParameters) {
  const tableName = auditedTableNames.find((table) => shortName(table) === kind);
  const deed = auditOperations.find((name) => name.toLowerCase() === operation);
  const request: AuditFilter = {};
  if (tableName) {
    request.tableName = tableName;
  }
  if (deed) {
    request.operation = deed;
  }
  if (person.trim() !== '') {
    request.person = person.trim();
  }
  if (record !== '') {
    request.rowId = record;
  }
  const first = startOfDay(from);
  const end = startOfDay(to, 1);
  if (first) {
    request.from = first.toISOString();
  }
  if (end) {
    request.to = end.toISOString();
  }
  return request;
}

/** Whether the filter leaves anything out. */
export function isFiltering(filter: FilterParameters): boolean {
  return filterNames.some((name) => filter[name].trim() !== '');
}

/** Whether a text names a day to filter by, like 2026-11-21. */
export function isDay(text: string): boolean {
  return startOfDay(text) !== null;
}

/** Whether the range of days ends before it begins, so that nothing can be in it. */
export function isReversed({ from, to }: FilterParameters): boolean {
  return from !== '' && to !== '' && from > to;
}

/** The first instant of a day like 2026-11-21 here, or of one `daysLater`; null for what is no day. */
function startOfDay(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = day.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  if (!year || !month || !date) {
    return null;
  }
  const start = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  const named = new Date(Number(year), Number(month) - 1, Number(date));
  return named.getMonth() === Number(month) - 1 && Number(year) >= 1970 ? start : null;
}

/** What was done, e.g. 'Changed account'. */
export function deedOf({ operation, table_name, after }: AuditEntry): string {
  if (operation === 'UPDATE' && after && 'password' in after) {
    return auditWords.changedPassword;
  }
  if (table_name === 'private.account_views') {
    return auditWords.viewedChurch;
  }
  return auditWords.deed(
    operation,
    isAuditedTable(table_name) ? auditedRows[table_name] : table_name,
  );
}

/** What it was done to, e.g. a name; ids stand among the details. */
export function subjectOf({ subject, table_name }: AuditEntry): string {
  const integration = integrationTypes.find((type) => type === subject);
  if (integration) {
    return integrationTitles[integration];
  }
  return subject || (isSetting(table_name) ? auditedKinds[table_name] : auditWords.unnamed);
}

/** Of which a church has one, without a name of its own. */
const settings = [
  'analytics.model_settings',
  'analytics.measure_choices',
  'analytics.forecast_sharing',
] as const satisfies readonly AuditedTable[];

function isSetting(table: string): table is (typeof settings)[number] {
  return settings.some((setting) => setting === table);
}

/** Who did it: a name, else the e-mail, else that the person is gone. */
export function actorOf({ actor_name, actor_email }: AuditEntry): string {
  return actor_name || actor_email || auditWords.former;
}

export type Change = { field: string; before: string | null; after: string | null };

/** The fields of an entry with what was there before and after, as texts; null is nothing. */
export function changesOf({ before, after }: AuditEntry): Change[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .sort()
    .map((field) => ({
      field,
      before: textOf(field, before?.[field]),
      after: textOf(field, after?.[field]),
    }))
    .filter((change) => change.before !== null || change.after !== null);
}

/** Whether a field is of technical interest only: an id, or a raw timestamp. */
export function isTechnical({ field }: Pick<Change, 'field'>): boolean {
  return field === 'id' || /_(id|at)$/.test(field);
}

/** How PostgreSQL writes a moment. */
const isInstant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)$/;

/** What the database writes in place of a password, and after a value that it has cut. */
const unshown = 'not shown';
const wasCut = /… \((\d+) characters in all\)$/;

function textOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') {
    return null;
  }
  if (typeof value === 'string' && isInstant.test(value)) {
    return timesOf(value).short;
  }
  if (field === 'password' && value === unshown) {
    return auditWords.notShown;
  }
  return typeof value === 'string'
    ? value.replace(wasCut, (_cut, characters) => auditWords.inAll(Number(characters)))
    : JSON.stringify(value, null, 2);
}

/** A column's name for people: `account_name` is 'Account name'. */
export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ').replace(/\bid\b/, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A time stamp in the browser's time zone: short for a list, and whole. */
export function timesOf(stamp: string): { short: string; full: string } {
  const instant = new Date(stamp);
  return {
    short: dateHere({ dateStyle: 'medium', timeStyle: 'short' }).format(instant),
    full: dateHere({ dateStyle: 'full', timeStyle: 'long' }).format(instant),
  };
}

function shortName(table: AuditedTable): string {
  return table.replace(/^\w+\./, '');
}

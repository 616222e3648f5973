import { dayNumber } from '#analytics/calendar/plain-date.ts';
import { badCells, leftOut } from '#contract/messages/spreadsheet.ts';
import type { Cell, Skipped } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { meaningOfColumn } from '../columns/meaning.ts';
import { looksNumeric } from '../columns/read-number.ts';
import type { Role } from '../columns/role.ts';
import type { Outcome } from '../dates/column.ts';
import { readDate } from '../dates/read-date.ts';
import type { Table } from '../table/table.ts';
import type { Wide } from './pivot.ts';
import type { BadCell } from './row.ts';

/** Dates that are on no calendar. */
export function badDates(outcomes: readonly Outcome[]): BadCell[] {
  return outcomes.flatMap(({ kind, line: { cell } }) =>
    kind === 'bad'
      ? [{ cell: cell.at, text: cell.text, error: badCells.date(cell.at, cell.text) }]
      : [],
  );
}

/** A row with numbers beside a date that is none. */
export function noDates({ undated }: Table): BadCell[] {
  return undated
    .filter(({ label }) => !isSummary(label))
    .map(({ label: { at, text } }) => ({ cell: at, text, error: badCells.date(at, text) }));
}

/** Total, average, YTD, Q1, a month: a row that sums up others. */
function isSummary(label: Cell): boolean {
  return (
    looksNumeric(label) ||
    ['total', 'derived'].includes(meaningOfColumn(label.text)) ||
    /^(?:q|t|quarter|quartal|trimestre?|kw)\s?[1-4]\b/i.test(label.text) ||
    readDate(label)?.kind === 'month'
  );
}

/** Cells of the columns that count, whose numbers cannot be read. */
export function badNumbers({ columns }: Wide, roles: readonly Role[]): BadCell[] {
  return columns.flatMap(({ numbers, cells }, at) =>
    numbers.flatMap((number, line) => {
      const cell = cells[line];
      return number.kind === 'bad' && cell && roles[at]?.figure
        ? [{ cell: cell.at, text: cell.text, error: badCells[number.why](cell.at, cell.text) }]
        : [];
    }),
  );
}

/** Columns that are not kept, and why. */
export function skippedColumns(
  table: Table,
  texts: readonly number[],
  { columns }: Wide,
  roles: readonly Role[],
): Skipped[] {
  const named = (what: string, why: string) => (what === '' ? [] : [{ what, why }]);
  return [
    ...texts.flatMap((at) => named(table.headings[at]?.join(' ') ?? '', leftOut.text)),
    ...roles.flatMap(({ why }, at) => (why ? named(columns[at]?.heading ?? '', leftOut[why]) : [])),
  ];
}

/** Rows that are not kept: sums of others, days to come, months. */
export function skippedLines(
  table: Table,
  outcomes: readonly Outcome[],
  church: SpreadsheetChurch,
): Skipped[] {
  const today = dayNumber(church.today);
  const future = outcomes.filter((outcome) => outcome.kind === 'read' && outcome.read.day > today);
  return [
    ...table.undated
      .filter(({ label }) => isSummary(label))
      .map(({ label }) => ({ what: `${label.at} ${label.text}`.trim(), why: leftOut.summary })),
    ...(future.length > 0
      ? [{ what: future.map(({ line }) => line.cell.at).join(', '), why: leftOut.future }]
      : []),
    ...outcomes
      .filter(({ kind }) => kind === 'month')
      .map(({ line }) => ({ what: `${line.cell.at} ${line.cell.text}`, why: leftOut.months })),
  ];
}

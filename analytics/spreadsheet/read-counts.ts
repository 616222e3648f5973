import { plainDate } from '#analytics/calendar/plain-date.ts';
import { leftOut, spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { type Grid, type OpenFile, type Skipped, SpreadsheetError } from './cell.ts';
import type { SpreadsheetChurch } from './church.ts';
import { looksNumeric } from './columns/read-number.ts';
import { withCroatianMonths } from './dates/croatian.ts';
import { orderOf } from './dates/decide-order.ts';
import { withShortEras } from './dates/eras.ts';
import { type Answers, interview, type Question } from './questions.ts';
import { decideDoubts } from './rows/doubts.ts';
import { labelTables } from './rows/labels.ts';
import { readTable } from './rows/read-table.ts';
import type { BadCell, Draft, ReadRow } from './rows/row.ts';
import { decideSameDay } from './rows/same-day.ts';
import { findTables } from './table/find-tables.ts';
import { joinCards } from './table/join-cards.ts';
import type { Table } from './table/table.ts';

/** What a spreadsheet says, what it leaves open, what cannot be read and what is left out. */
export type ReadCounts = {
  rows: ReadRow[];
  ask: readonly Question[];
  bad: BadCell[];
  skipped: Skipped[];
};

/**
 * Reads the counts of a spreadsheet (hand.md section 6). Whole columns decide; what they do not decide is
 * asked, and rows under an open question are tentative.
 *
 * @param fileName may name the year
 * @throws {SpreadsheetError} where no dates are found
 */
export function readCounts(
  file: OpenFile,
  fileName: string,
  church: SpreadsheetChurch,
  answers: Answers = {},
): ReadCounts {
  const { ask, open } = interview(answers);
  const found = sheetsOf(withShortEras(withCroatianMonths(file.grids, church), church));
  const tables = found.flatMap(({ tables: own }) => own);
  if (tables.length === 0) {
    throw new SpreadsheetError(spreadsheetRefusals.noDates);
  }
  const order = orderOf(tables.map(({ lines }) => lines.map(({ form }) => form)));
  const read = tables.map((table) => readTable(table, { church, ask, fileName, order }));
  const labelled = labelTables(read, ask);
  const { drafts, skipped } = decideSameDay(labelled.tables, ask);
  return {
    rows: [
      ...decideDoubts(drafts, ask).map(rowOf),
      ...read
        .flatMap(({ closed }) => closed)
        .map((draft) => ({ ...rowOf(draft), value: null, noService: true as const })),
    ],
    ask: open,
    bad: read.flatMap(({ bad }) => bad),
    skipped: [
      ...file.skipped,
      ...found
        .filter(({ tables: own, grid }) => own.length === 0 && grid.rows.length > 0)
        .map(({ grid }) => ({ what: grid.sheet, why: leftOut.noDates })),
      ...read.flatMap(({ skipped: own }) => own),
      ...labelled.skipped,
      ...skipped,
    ],
  };
}

/** The sheets with their tables; cards of Sundays are one sheet. */
function sheetsOf(grids: readonly Grid[]): { grid: Grid; tables: Table[] }[] {
  const sheets = grids.map((grid) => ({ grid, tables: findTables(grid) }));
  const isCounted = ({ lines }: Table) => lines.some(({ cells }) => cells.some(looksNumeric));
  const cards = joinCards(
    sheets.filter(({ tables }) => !tables.some(isCounted)).map(({ grid }) => grid),
  );
  return cards
    ? [
        ...sheets.filter(({ grid }) => !cards.from.has(grid)),
        { grid: cards.grid, tables: findTables(cards.grid) },
      ]
    : sheets;
}

function rowOf({
  day,
  span,
  service,
  campus,
  category,
  figure,
  value,
  isEstimate,
  isInTotal,
  isTentative,
}: Draft): ReadRow {
  return {
    date: plainDate(day),
    service,
    campus,
    category,
    figure,
    value,
    ...(span === 'week' ? { span } : {}),
    ...(isInTotal ? { inAttendance: true } : {}),
    ...(isEstimate ? { estimate: true } : {}),
    ...(isTentative ? { tentative: true } : {}),
  };
}

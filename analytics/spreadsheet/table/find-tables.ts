import type { Cell, Grid } from '../cell.ts';
import { looksNumeric } from '../columns/read-number.ts';
import type { DateForm } from '../dates/date-form.ts';
import { plainWord } from '../dates/names.ts';
import { readDate, readWordedDay } from '../dates/read-date.ts';
import { type Block, blocksOf } from './blocks.ts';
import { headingsOf } from './headings.ts';
import { joinDates } from './join-dates.ts';
import { type Table, type TableLine, yearAlone } from './table.ts';
import { datesDown } from './turn.ts';

/** The tables of a sheet: side by side, or one above the other. */
export function findTables(sheet: Grid): Table[] {
  const grid = datesDown(joinDates(sheet));
  return blocksOf(grid).flatMap((block) =>
    piecesOf(grid, block).map((piece) => tableOf(grid, block, piece)),
  );
}

/** A run of rows under the same headings. */
type Piece = { from: number; to: number; first: number };

/** A block is cut where new headings stand between its rows. */
function piecesOf({ rows }: Grid, block: Block): Piece[] {
  const dated = rows.map((row) => formAt(row, block) !== null);
  const pieces: Piece[] = [];
  let from = 0;
  let before = -1;
  dated.forEach((isDated, at) => {
    if (!isDated) {
      return;
    }
    const heading = before < 0 ? -1 : between(rows, block, before, at);
    if (before < 0 || heading >= 0) {
      from = before < 0 ? 0 : before + 1;
      pieces.push({ from, to: at, first: at });
    }
    const last = pieces.at(-1);
    if (last) {
      last.to = at;
    }
    before = at;
  });
  return pieces;
}

/** The row of new headings between two dated rows; -1 where there is none. */
function between(rows: Grid['rows'], block: Block, before: number, at: number): number {
  return rows.slice(before + 1, at).findIndex((row) => {
    const cells = block.columns
      .flatMap((column) => row[column] ?? [])
      .filter(({ text }) => text !== '');
    return (
      cells.length >= Math.min(2, block.columns.length) &&
      cells.every((cell) => !looksNumeric(cell) || /^\d{1,2}:\d\d$/.test(cell.text))
    );
  });
}

function formAt(row: readonly Cell[], { date, end, columns }: Block): DateForm | null {
  const cell = row[date];
  const isCounted = columns.some((column) => row[column] && looksNumeric(row[column]));
  const read = cell ? (readDate(cell) ?? (isCounted ? readWordedDay(cell) : null)) : null;
  // A month with nothing beside it is the title of its days.
  const form = read?.kind === 'month' && !isCounted ? null : read;
  const last = end === null ? null : row[end];
  const to = last ? readDate(last) : null;
  return form?.kind === 'day' && to?.kind === 'day' ? { kind: 'range', from: form, to } : form;
}

function tableOf(grid: Grid, block: Block, { from, to, first }: Piece): Table {
  const { titles, headings, dateHeading } = headingsOf(grid.rows.slice(from, first), block);
  const lines: TableLine[] = [];
  const undated: { label: Cell; cells: Cell[] }[] = [];
  const rows = grid.rows.slice(first, nextPiece(grid, to));
  const years = yearsAbove(rows, block);
  rows.forEach((row, at) => {
    const cells = block.columns.flatMap((column) => row[column] ?? []);
    const date = row[block.date];
    const form = formAt(row, block);
    const last = lines.at(-1);
    if (date && form) {
      lines.push({ date, form: inYear(form, years[at] ?? null), cells });
    } else if (date?.text === '' && last && cells.some(looksNumeric) && isMore(cells)) {
      // A date stands only beside the first of its rows.
      lines.push({ date: last.date, form: last.form, cells });
    } else if (date && cells.some(looksNumeric)) {
      undated.push({
        label: date.text === '' ? (cells.find(({ text }) => text !== '') ?? date) : date,
        cells,
      });
    }
  });
  return { sheet: grid.sheet, titles, headings, dateHeading, lines, undated };
}

/** The first date under a row that is nothing but a year has that year; those below follow it. */
function yearsAbove(rows: Grid['rows'], block: Block): (number | null)[] {
  let year: number | null = null;
  return rows.map((row) => {
    const date = row[block.date];
    const isAlone = date && block.columns.every((column) => (row[column]?.text ?? '') === '');
    year = (isAlone ? yearAlone(date.text) : null) ?? year;
    const own = formAt(row, block) === null ? null : year;
    year = own === null ? year : null;
    return own;
  });
}

function inYear(form: DateForm, year: number | null): DateForm {
  if (year === null) {
    return form;
  }
  if (form.kind === 'range') {
    return form.from && form.from.year === null && form.to?.year === null
      ? { ...form, from: { ...form.from, year } }
      : form;
  }
  return { ...form, year: form.year ?? year };
}

function isMore(cells: readonly Cell[]): boolean {
  const label = cells.find(({ text }) => text !== '');
  return (
    label !== undefined &&
    !looksNumeric(label) &&
    !/\b(?:total|sum|summe|gesamt|avg|average|ytd|q[1-4])/.test(plainWord(label.text))
  );
}

function nextPiece({ rows }: Grid, to: number): number {
  const blank = rows.findIndex((row, at) => at > to && row.every(({ text }) => text === ''));
  return blank < 0 ? Math.min(rows.length, to + 4) : Math.min(blank, to + 4);
}

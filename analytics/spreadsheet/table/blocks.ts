import type { Cell, Grid } from '../cell.ts';
import { looksNumeric } from '../columns/read-number.ts';
import { plainWord } from '../dates/names.ts';
import { readDate } from '../dates/read-date.ts';
import { sentWord } from '../dates/words-of-dates.ts';

/** Columns that belong together: the date's, the end of its week if it has one, and the others. */
export type Block = {
  date: number;
  end: number | null;
  columns: readonly number[];
  sent: readonly string[];
};

const startWord =
  /^(?:from|start|begin|von|ab|du|de|desde|da|van|fra|fran|od|week start|start date)/;
const endWord = /^(?:to|until|thru|end|bis|au|hasta|ate|al|tot|til|till|do|week end|end date)/;

/** The blocks of a sheet whose dates run down. */
export function blocksOf({ rows }: Grid): Block[] {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  );
  const isEmpty = columns.map((cells) => cells.every(({ text }) => text === ''));
  const dates = columns.flatMap((cells, column) => (isDates(cells) ? [column] : []));
  const starts = dates.filter(
    (column, at) =>
      at === 0 || isNewBlock(columns, dates[at - 1] ?? 0, column, dates[at + 1] ?? width),
  );
  return starts.map((start, at) => {
    const next = starts[at + 1] ?? width;
    const own = dates.filter((column) => column >= start && column < next);
    // What stands before the first date belongs to it: a form's answers begin with the sender.
    const from = at === 0 ? 0 : start;
    const { date, end } = mainDate(columns, own);
    const others = Array.from({ length: next - from }, (_, index) => from + index).filter(
      (column) => !own.includes(column) && !isEmpty[column],
    );
    const sent = own
      .filter((column) => column !== date && column !== end)
      .map((column) => headingOf(columns[column] ?? []));
    return { date, end, columns: others, sent };
  });
}

function isDates(cells: readonly Cell[]): boolean {
  const filled = cells.filter(({ text }) => text !== '');
  const dates = filled.filter((cell) => readDate(cell) !== null).length;
  // One Sunday under its heading is a table, too.
  return dates >= (cells.length <= 4 ? 1 : 2) && dates >= 0.4 * filled.length;
}

/** A second column of dates with numbers on both of its sides begins a table of its own. */
function isNewBlock(
  columns: readonly (readonly Cell[])[],
  before: number,
  column: number,
  next: number,
): boolean {
  const hasNumbers = (from: number, to: number) =>
    columns.slice(from, to).some((cells) => cells.filter(looksNumeric).length >= 2);
  return hasNumbers(before + 1, column) && hasNumbers(column + 1, next);
}

function mainDate(
  columns: readonly (readonly Cell[])[],
  own: readonly number[],
): { date: number; end: number | null } {
  const heading = (column: number) => plainWord(headingOf(columns[column] ?? []));
  const meant = own.filter((column) => !sentWord.test(heading(column)));
  const date = meant[0] ?? own[0] ?? 0;
  const next = own.find((column) => column === date + 1);
  const isRange =
    next !== undefined && startWord.test(heading(date)) && endWord.test(heading(next));
  return { date, end: isRange ? next : null };
}

/** What stands above the first date of a column. */
function headingOf(cells: readonly Cell[]): string {
  const first = cells.findIndex((cell) => readDate(cell) !== null);
  return cells.slice(0, first).findLast(({ text }) => text !== '')?.text ?? '';
}

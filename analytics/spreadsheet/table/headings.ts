import type { Cell } from '../cell.ts';
import { looksNumeric } from '../columns/read-number.ts';
import { plainWord } from '../dates/names.ts';
import type { Block } from './blocks.ts';
import { yearsIn } from './table.ts';

/** What stands above the rows of a table. */
export type Headings = {
  titles: string[];
  dateHeading: string;
  headings: string[][];
};

const headingRowsMax = 3;

/**
 * Up to three rows above the dates are headings: blank cells of the upper ones carry what stands left of
 * them. A row with one text that stands over the date is a title, as is all above.
 *
 * @param above the rows above the first date, top first
 */
export function headingsOf(above: readonly (readonly Cell[])[], block: Block): Headings {
  const own = [block.date, ...(block.end === null ? [] : [block.end]), ...block.columns];
  const filled = above.filter(
    (row) => own.some((column) => row[column]?.text) && !isSummary(row, block),
  );
  const rows: (readonly Cell[])[] = [];
  for (const row of filled.toReversed()) {
    const isDateOnly = rows.length === 0 && textsOf(row, [block.date]).length === 1;
    if (rows.length === headingRowsMax || (!isDateOnly && isTitle(row, own, block))) {
      break;
    }
    rows.unshift(row);
  }
  const titles = filled.slice(0, filled.length - rows.length).flatMap((row) => textsOf(row, own));
  const last = rows.at(-1);
  return {
    titles,
    dateHeading: last?.[block.date]?.text ?? '',
    headings: block.columns.map((column) => partsOf(rows, column, block)),
  };
}

const dateWord =
  /^(?:date|dates|day|datum|dag|data|dia|fecha|jour|giorno|dato|paiva|pvm|sunday|sundays|sonntag|domingo|dimanche|zondag|domenica|niedziela|sondag|week|weekend|woche|semana|semaine|tarehe|petsa|tanggal|날짜|일자|주일|日期|日付)(?!\p{L})/u;

/** A sum or an average of the rows of the table before; hours beside `Date` are headings. */
function isSummary(row: readonly Cell[], { date, columns }: Block): boolean {
  if (dateWord.test(plainWord(row[date]?.text ?? '').trim())) {
    return false;
  }
  const cells = columns.flatMap((column) => row[column] ?? []).filter(({ text }) => text !== '');
  const numbers = cells.filter((cell) => looksNumeric(cell) && yearsIn(cell.text).length === 0);
  return numbers.length > 0 && numbers.length >= cells.length / 2;
}

function textsOf(row: readonly Cell[], columns: readonly number[]): string[] {
  return [
    ...new Set(columns.flatMap((column) => row[column]?.text ?? []).filter((text) => text !== '')),
  ];
}

function isTitle(row: readonly Cell[], own: readonly number[], { date, columns }: Block): boolean {
  const texts = textsOf(row, own);
  const left = Math.min(date, ...columns);
  const standsLeft = [row[date], row[left]].some((cell) => cell !== undefined && cell.text !== '');
  return own.length > 1 && texts.length === 1 && standsLeft;
}

function partsOf(rows: readonly (readonly Cell[])[], column: number, block: Block): string[] {
  const lowest = rows.findLastIndex((row) => block.columns.some((one) => row[one]?.text));
  const parts = rows.map((row, at) => {
    const text = row[column]?.text ?? '';
    return text !== '' || at >= lowest ? text : carried(row, column, block);
  });
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** The text left of a blank cell, but not the date's own heading, nor what is merged as far as it is meant. */
function carried(row: readonly Cell[], column: number, { columns }: Block): string {
  const left = columns.filter((other) => other < column).toReversed();
  const from = left.find((other) => row[other]?.text);
  const cell = from === undefined ? undefined : row[from];
  return cell === undefined || cell.isMerged ? '' : cell.text;
}

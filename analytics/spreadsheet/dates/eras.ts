import type { Cell, Grid } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { readDate } from './read-date.ts';

/** `R6.1.7` and `H30-4-1` of Japan's emperors, `113/1/7` of the Republic of China; rooms and batches are numbered so, too. */
const short = /^(?:R\.?(\d{1,2})|H\.?(\d{1,2})|(1[0-2]\d))\s*[./-]\s*(?=\d{1,2}(?:[./-]\s*\d|$))/u;
const yearsBefore = [2018, 1988, 1911];

/**
 * Dates of eras that only a letter or a low number names, in years of the common era: where they are usual, or where
 * nothing else in the sheet is a date.
 */
export function withShortEras(
  grids: readonly Grid[],
  { country }: SpreadsheetChurch,
): readonly Grid[] {
  const isUsual = ['JP', 'TW'].includes(country);
  return grids.map((grid) =>
    isUsual || (grid.rows.flat().some(isShort) && !hasOtherDates(grid)) ? inCommonEra(grid) : grid,
  );
}

function isShort({ text, number }: Cell): boolean {
  return number === null && short.test(text);
}

/** Whether another column is of dates; where such codes run across, another row. */
function hasOtherDates({ rows }: Grid): boolean {
  const cells = rows.flatMap((row, line) => row.map((cell, column) => ({ cell, line, column })));
  const codes = cells.filter(({ cell }) => isShort(cell));
  const runsDown =
    new Set(codes.map(({ line }) => line)).size >= new Set(codes.map(({ column }) => column)).size;
  const placeOf = ({ line, column }: { line: number; column: number }) =>
    runsDown ? column : line;
  const own = new Set(codes.map(placeOf));
  const others = cells.filter(
    (one) => !own.has(placeOf(one)) && ['day', 'range'].includes(readDate(one.cell)?.kind ?? ''),
  );
  return others.length >= codes.length / 2;
}

function inCommonEra({ sheet, rows }: Grid): Grid {
  const written = (text: string) =>
    text.replace(short, (_, ...years) => {
      const era = yearsBefore.findIndex((__, at) => years[at] !== undefined);
      return `${(yearsBefore[era] ?? 0) + Number(years[era])}-`;
    });
  return {
    sheet,
    rows: rows.map((row) =>
      row.map((cell) => (isShort(cell) ? { ...cell, text: written(cell.text) } : cell)),
    ),
  };
}

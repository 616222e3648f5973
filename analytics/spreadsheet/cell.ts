import { inPlainDigits } from './digits.ts';

/** A cell as it stands in a file; a number or date only where the file itself says so. */
export type Cell = {
  /** Where it stands, e.g. `C212`. */
  at: string;
  /** As written; empty where nothing is. */
  text: string;
  number: number | null;
  /** Day number of a date cell. */
  day: number | null;
  /** Whether it spans columns: what stands right of them is none of it. */
  isMerged?: boolean;
};

/** A sheet: rows of equal length, hidden parts taken out. */
export type Grid = { sheet: string; rows: readonly (readonly Cell[])[] };

/** Something that is not read, and why. */
export type Skipped = { what: string; why: string };

/** What a file holds. */
export type OpenFile = { grids: readonly Grid[]; skipped: readonly Skipped[] };

/** A file that is not read at all; its message is a sentence for the person. */
export class SpreadsheetError extends Error {}

/** Limits of a file (hand.md section 4). */
export const fileLimits = {
  bytes: 10_000_000,
  unpackedBytes: 32_000_000,
  sheets: 20,
  rows: 20_000,
  columns: 200,
  cells: 400_000,
  /** With the empty ones that fill the rows of all sheets. */
  gridCells: 2_000_000,
} as const;

/**
 * The name of a cell.
 *
 * @param row from 0
 * @param column from 0
 */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

/** The letters of a column, counted from 0. */
function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** A cell of plain text. */
export function textCell(at: string, text: string): Cell {
  return { at, text: text.trim(), number: null, day: null };
}

/** With the digits that everybody reads. */
function inPlain(cell: Cell): Cell {
  const text = inPlainDigits(cell.text);
  return text === cell.text ? cell : { ...cell, text };
}

/** Rows of equal length: what a row lacks is empty. */
export function gridOf(sheet: string, rows: readonly (readonly (Cell | undefined)[])[]): Grid {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    sheet,
    rows: rows.map((row, at) =>
      Array.from({ length: width }, (_, column) =>
        inPlain(row[column] ?? textCell(cellName(at, column), '')),
      ),
    ),
  };
}

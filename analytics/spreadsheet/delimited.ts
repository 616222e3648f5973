import Papa from 'papaparse';
import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { cellName, fileLimits, type Grid, gridOf, SpreadsheetError, textCell } from './cell.ts';

/**
 * The sheet of a text with a delimiter, or of cells pasted from a spreadsheet.
 *
 * @throws {SpreadsheetError} for an open quote, which would swallow what follows, and for too much
 */
export function readDelimited(text: string): Grid {
  // Excel's own way of naming the delimiter.
  const [, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(named ? text.replace(/^.*\r?\n/, '') : text, {
    ...(named ? { delimiter: named } : { delimitersToGuess: [',', '\t', ';', '|'] }),
    preview: fileLimits.rows + 1,
  });
  if (errors.some(({ type }) => type === 'Quotes')) {
    throw new SpreadsheetError(spreadsheetRefusals.quotes);
  }
  const rows = data.map((row) => row.map(withoutGuard));
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  const isWide = rows.some((row) => row.findLastIndex((cell) => cell !== '') >= fileLimits.columns);
  if (isWide || rows.length > fileLimits.rows || cells > fileLimits.cells) {
    throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
  }
  const first = named ? 1 : 0;
  return gridOf(
    '',
    rows.map((row, at) =>
      row
        .slice(0, fileLimits.columns)
        .map((cell, column) => textCell(cellName(at + first, column), cell)),
    ),
  );
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuard(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

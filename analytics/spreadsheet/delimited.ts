import Papa from 'papaparse';
import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { apartBySpaces } from './apart-by-spaces.ts';
import { cellName, fileLimits, type Grid, gridOf, SpreadsheetError, textCell } from './cell.ts';

/**
 * The sheet of a text with a delimiter, or of cells pasted from a spreadsheet.
 *
 * @throws {SpreadsheetError} for an open quote, which would swallow what follows, and for too much
 */
export function readDelimited(text: string): Grid {
  // Excel's own way of naming the delimiter.
  const [, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const { delimiter, lines } = named
    ? { delimiter: named, lines: text.replace(/^.*\r?\n/, '') }
    : delimited(text);
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter, preview: fileLimits.rows + 1 });
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

const delimiters = [',', '\t', ';', '|'] as const;
/** Share of the most lines that agree, from which on the columns decide. */
const agreement = 0.8;
/** So many lines are a title, headings and the first counts. */
const headFrom = 6;
/** As many lines are looked at. */
const guessedFrom = 200;

/**
 * The delimiter whose columns agree in the most lines; of about as many, in the first ones, where headings stand: a comma
 * in each amount agrees, too, but not there. Where none does, columns may be apart by spaces.
 */
function delimited(text: string): { delimiter: string; lines: string } {
  const guesses = delimiters.map((delimiter) => {
    const options = { delimiter, preview: guessedFrom, skipEmptyLines: 'greedy' } as const;
    const widths = Papa.parse<string[]>(text, options).data.map((row) => row.length);
    const alike = [...Map.groupBy(widths, (width) => width)].filter(([width]) => width > 1);
    const [width = 1, rows = []] =
      alike.toSorted((one, other) => other[1].length - one[1].length || other[0] - one[0])[0] ?? [];
    const first = widths.slice(0, headFrom).filter((one) => one === width).length;
    return { delimiter, rows: rows.length, width, first };
  });
  const most = Math.max(...guesses.map(({ rows }) => rows));
  const [best] = guesses
    .filter(({ rows }) => rows >= agreement * most)
    .toSorted((one, other) => other.first - one.first || other.width - one.width);
  const counting = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => /\d/.test(line));
  const spaced =
    (best?.rows ?? 0) < 0.5 * counting.length && counting.length > 1
      ? apartBySpaces(text, counting)
      : null;
  return spaced ?? { delimiter: best?.delimiter ?? ',', lines: text };
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
function withoutGuard(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

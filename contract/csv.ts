/** What a spreadsheet needs to read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | boolean | null | undefined;

/**
 * One record of a CSV file (RFC 4180) with its line end. Nothing is an empty cell; a text is quoted
 * where it has to be. No cell can act as a formula: an apostrophe is put before any character that
 * could begin one (OWASP, "CSV Injection"; the wide signs are for East Asian spreadsheets). A cell
 * can also begin inside a field, when a spreadsheet splits fields at semicolons or tabs and ignores
 * our quotes.
 */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** A CSV file: its heading, and a record a row. */
export function csvFile(heading: string, rows: readonly (readonly CsvCell[])[]): string {
  return `${heading}\r\n${rows.map(csvRecord).join('')}`;
}

/** A record with every cell in quotes. */
export function quotedCsvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quote(harmless(String(cell ?? '')))).join(',')}\r\n`;
}

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string') {
    return String(cell ?? '');
  }
  const text = harmless(cell);
  return /[",;\t\r\n]/.test(text) ? quote(text) : text;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function harmless(text: string): string {
  return text
    .replace(/^(?=[\t\r\n])/, "'")
    .replace(/(^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g, "$1'");
}

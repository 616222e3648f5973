/** What a spreadsheet needs to read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * One record of a CSV file (RFC 4180), each field quoted, with its line end. No cell can act as a
 * formula: an apostrophe is put before any character that could begin one (OWASP, "CSV Injection";
 * the wide signs are for East Asian spreadsheets). A cell can also begin inside a field, when a
 * spreadsheet splits fields at semicolons or tabs and ignores our quotes.
 */
export function csvRecord(fields: readonly (string | null)[]): string {
  return `${fields.map((field) => `"${harmless(field ?? '').replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function harmless(text: string): string {
  return text
    .replace(/^(?=[\t\r\n])/, "'")
    .replace(/(^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g, "$1'");
}

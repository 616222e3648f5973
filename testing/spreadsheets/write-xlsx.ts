import { strToU8, zipSync } from 'fflate';
import { dayNumber } from '#analytics/calendar/plain-date.ts';

/** A cell of a workbook: text, a number, a date, or nothing. */
export type SheetCell = string | number | { date: string } | { shared: string } | null;

/** A sheet of a workbook. */
export type WorkbookSheet = {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  isHidden?: boolean;
  /** Counted from 1. */
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
  merges?: readonly string[];
};

/** The bytes of a workbook of Excel with these sheets. */
export function writeXlsx(
  sheets: readonly WorkbookSheet[],
  { is1904 = false, extra = {} }: { is1904?: boolean; extra?: Record<string, Uint8Array> } = {},
): Uint8Array {
  const strings: string[] = [];
  const parts = sheets.map((sheet) => sheetXml(sheet, strings, is1904));
  const names = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy;@"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    ...Object.fromEntries(
      parts.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(xml)]),
    ),
    ...extra,
  });
}

function sheetXml(sheet: WorkbookSheet, strings: string[], is1904: boolean): string {
  const rows = sheet.rows.map((row, at) => {
    const hidden = sheet.hiddenRows?.includes(at + 1) ? ' hidden="1"' : '';
    const cells = row.map((cell, column) =>
      cellXml(cell, `${letters(column)}${at + 1}`, strings, is1904),
    );
    return `<row r="${at + 1}"${hidden}>${cells.join('')}</row>`;
  });
  const columns = (sheet.hiddenColumns ?? []).map(
    (column) => `<col min="${column}" max="${column}" hidden="1"/>`,
  );
  const merges = (sheet.merges ?? []).map((ref) => `<mergeCell ref="${ref}"/>`);
  return `<worksheet>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${rows.join('')}</sheetData>${merges.length > 0 ? `<mergeCells>${merges.join('')}</mergeCells>` : ''}</worksheet>`;
}

function cellXml(cell: SheetCell, at: string, strings: string[], is1904: boolean): string {
  if (cell === null) {
    return '';
  }
  if (typeof cell === 'number') {
    return `<c r="${at}"><v>${cell}</v></c>`;
  }
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  }
  if ('date' in cell) {
    const serial = dayNumber(cell.date) - dayNumber(is1904 ? '1904-01-01' : '1899-12-30');
    return `<c r="${at}" s="2"><v>${serial}</v></c>`;
  }
  strings.push(cell.shared);
  return `<c r="${at}" t="s"><v>${strings.length - 1}</v></c>`;
}

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? letters(rest - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { fileLimits, type OpenFile, SpreadsheetError } from './cell.ts';
import { decodeText } from './decode-text.ts';
import { readDelimited } from './delimited.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';

/**
 * What a file holds, whatever it is called: a workbook of Excel, or text with a delimiter.
 *
 * @throws {SpreadsheetError} with a sentence that says what to do
 */
export function openFile(bytes: Uint8Array): OpenFile {
  if (bytes.length > fileLimits.bytes) {
    throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
  }
  // A workbook is a ZIP file. Older ones, and those with a password, are compound files of Microsoft.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return readWorkbook(bytes);
  }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new SpreadsheetError(spreadsheetRefusals.otherFormat);
  }
  const text = decodeText(bytes);
  if (/^\s*<|^%PDF|^\{\\rtf/.test(text) || text.includes('\0')) {
    throw new SpreadsheetError(spreadsheetRefusals.otherFormat);
  }
  return { grids: [readDelimited(text)], skipped: [] };
}

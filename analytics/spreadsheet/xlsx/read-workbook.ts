import { leftOut, spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import {
  fileLimits,
  type Grid,
  gridOf,
  type OpenFile,
  type Skipped,
  SpreadsheetError,
} from '../cell.ts';
import { readSheet, type Shared, type Sheet } from './read-sheet.ts';
import { dateStylesOf } from './styles.ts';
import { type Parts, unpack } from './unpack.ts';
import { readXml } from './xml.ts';

/**
 * The visible sheets of a workbook (ECMA-376 part 1, 18), without their hidden rows and columns.
 *
 * @throws {SpreadsheetError} with a sentence that says what to do
 */
export function readWorkbook(bytes: Uint8Array): OpenFile {
  const parts = unpack(bytes);
  const { sheets, is1904 } = workbookOf(parts.get('xl/workbook.xml') ?? '');
  if (sheets.length > fileLimits.sheets) {
    throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
  }
  const shared: Shared = {
    strings: stringsOf(parts.get('xl/sharedstrings.xml')),
    dateStyles: dateStylesOf(parts.get('xl/styles.xml') ?? '<styleSheet/>'),
    is1904,
  };
  const targets = targetsOf(parts);
  const skipped: Skipped[] = [];
  let room: number = fileLimits.gridCells;
  const grids = sheets.flatMap(({ name, id, isHidden }) => {
    if (isHidden) {
      skipped.push({ what: name, why: leftOut.hiddenSheet });
      return [];
    }
    const xml = parts.get(targets.get(id) ?? '');
    if (xml === undefined) {
      return [];
    }
    const sheet = readSheet(xml, shared);
    room -= sheet.rows.length * Math.max(0, ...sheet.rows.map(({ length }) => length));
    if (room < 0) {
      throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
    }
    return [visible(name, sheet, skipped)];
  });
  return { grids, skipped };
}

type SheetName = { name: string; id: string; isHidden: boolean };

function workbookOf(xml: string): { sheets: SheetName[]; is1904: boolean } {
  const sheets: SheetName[] = [];
  let is1904 = false;
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'workbookPr') {
        is1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      } else if (name === 'sheet') {
        const state = attribute('state') ?? 'visible';
        const id = attribute('r:id') ?? attribute('id') ?? '';
        sheets.push({ name: attribute('name') ?? '', id, isHidden: state !== 'visible' });
      }
    },
  });
  return { sheets, is1904 };
}

function targetsOf(parts: Parts): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '<Relationships/>', {
    open: (name, attribute) => {
      if (name === 'Relationship') {
        const target = (attribute('Target') ?? '').toLowerCase().replace(/^\/?(?:xl\/)?/, 'xl/');
        targets.set(attribute('Id') ?? '', target);
      }
    },
  });
  return targets;
}

function stringsOf(xml: string | undefined): string[] {
  const strings: string[] = [];
  let isText = false;
  // How a word is pronounced is no part of it: Japanese Excel keeps what was typed beside it (18.4.6, rPh).
  let isPhonetic = false;
  let text = '';
  readXml(xml ?? '<sst/>', {
    open: (name) => {
      isPhonetic ||= name === 'rPh';
      isText = name === 't' && !isPhonetic;
      text = name === 'si' ? '' : text;
    },
    text: (part) => {
      text += isText ? part : '';
    },
    close: (name) => {
      isText = false;
      isPhonetic &&= name !== 'rPh';
      if (name === 'si') {
        strings.push(text);
      }
    },
  });
  return strings;
}

function visible(name: string, sheet: Sheet, skipped: Skipped[]): Grid {
  const { rows, hiddenRows, hiddenColumns } = sheet;
  const grid = gridOf(name, rows);
  const hidden = grid.rows.filter((row, at) => hiddenRows.has(at) && row.some(({ text }) => text));
  if (hidden.length > 0) {
    const cells = hidden.map((row) => row[0]?.at.replace(/\D/g, ''));
    skipped.push({ what: `${name}: ${cells.join(', ')}`, why: leftOut.hiddenRows });
  }
  const width = grid.rows[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const first = grid.rows.find((row) => row[column]?.text)?.[column];
    if (hiddenColumns.has(column) && first) {
      skipped.push({ what: `${name}: ${first.text}`, why: leftOut.hiddenColumn });
    }
  }
  return {
    sheet: name,
    rows: grid.rows
      .filter((_, at) => !hiddenRows.has(at))
      .map((row) => row.filter((_, at) => !hiddenColumns.has(at))),
  };
}

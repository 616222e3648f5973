import { dayNumberOf, plainDate } from '#analytics/calendar/plain-date.ts';
import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import { type Cell, cellName, fileLimits, SpreadsheetError } from '../cell.ts';
import { readXml } from './xml.ts';

/** What the cells of a workbook share. */
export type Shared = {
  strings: readonly string[];
  dateStyles: readonly boolean[];
  /** Whether dates are counted from 1904, as by old Macs. */
  is1904: boolean;
};

/** The cells of a sheet, and its hidden rows and columns, counted from 0. */
export type Sheet = {
  rows: (Cell | undefined)[][];
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
};

/**
 * Reads a sheet. Merged cells all hold what the first one says.
 *
 * @throws {SpreadsheetError} where a cell stands outside what is read
 */
export function readSheet(xml: string, shared: Shared): Sheet {
  const reader = sheetReader(shared);
  readXml(xml, {
    open: (name, attribute) => {
      reader.opened.get(name)?.(attribute);
      reader.current.isPhonetic ||= name === 'rPh';
      reader.current.isText = name === 'v' || (name === 't' && !reader.current.isPhonetic);
    },
    text: (text) => {
      reader.current.text += reader.current.isText ? text : '';
    },
    close: (name) => {
      reader.current.isText = false;
      reader.current.isPhonetic &&= name !== 'rPh';
      if (name === 'c' && reader.current.text !== '') {
        reader.keep();
      }
    },
  });
  const { sheet, merges } = reader;
  sheet.rows = Array.from(sheet.rows, (row) => Array.from(row ?? []));
  let room: number = fileLimits.cells;
  for (const merge of merges) {
    room -= spread(sheet, merge, room);
  }
  return sheet;
}

type Attribute = (name: string) => string | undefined;

function sheetReader(shared: Shared) {
  const sheet: Sheet = { rows: [], hiddenRows: new Set(), hiddenColumns: new Set() };
  const current = {
    ...{ row: -1, column: -1, count: 0, type: 'n', style: 0, text: '' },
    ...{ isText: false, isPhonetic: false },
  };
  const merges: string[] = [];
  const onRow = (attribute: Attribute) => {
    const named = attribute('r');
    current.row = named === undefined ? current.row + 1 : Number(named) - 1;
    current.column = -1;
    if (isTrue(attribute('hidden'))) {
      sheet.hiddenRows.add(current.row);
    }
  };
  const onCell = (attribute: Attribute) => {
    const at = attribute('r');
    current.column = at === undefined ? current.column + 1 : columnOf(at);
    current.type = attribute('t') ?? 'n';
    current.style = Number(attribute('s') ?? 0);
    current.text = '';
  };
  const onColumns = (attribute: Attribute) => {
    if (isTrue(attribute('hidden'))) {
      hide(sheet, Number(attribute('min')), Number(attribute('max')));
    }
  };
  const onMerge = (attribute: Attribute) => {
    merges.push(attribute('ref') ?? '');
  };
  const opened = new Map([
    ['row', onRow],
    ['c', onCell],
    ['col', onColumns],
    ['mergeCell', onMerge],
  ]);
  const keep = () => {
    current.count += 1;
    checkRoom(current.row, current.column, current.count);
    const row = sheet.rows[current.row] ?? [];
    sheet.rows[current.row] = row;
    row[current.column] = cellOf(cellName(current.row, current.column), current, shared);
  };
  return { sheet, current, merges, opened, keep };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function checkRoom(row: number, column: number, count: number): void {
  if (row >= fileLimits.rows || column >= fileLimits.columns || count > fileLimits.cells) {
    throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
  }
}

function hide({ hiddenColumns }: Sheet, from: number, to: number): void {
  for (let column = from; column <= Math.min(to, fileLimits.columns); column += 1) {
    hiddenColumns.add(column - 1);
  }
}

/** The column of a cell's name, from 0. */
function columnOf(name: string): number {
  let column = 0;
  for (const letter of name.replace(/[^A-Z]/g, '')) {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

type Raw = { type: string; style: number; text: string };

function cellOf(at: string, { type, style, text }: Raw, shared: Shared): Cell {
  if (type === 's') {
    return { at, text: (shared.strings[Number(text)] ?? '').trim(), number: null, day: null };
  }
  if (type === 'b') {
    // A checkbox is no count.
    return { at, text: text === '1' ? 'TRUE' : 'FALSE', number: null, day: null };
  }
  const number = Number(text);
  if (type !== 'n' || !Number.isFinite(number)) {
    return { at, text: text.trim(), number: null, day: null };
  }
  return shared.dateStyles[style] && number <= lastSerial
    ? dateCell(at, number, shared.is1904)
    : { at, text, number, day: null };
}

/** December 31, 9999: Excel shows what is larger as `####`. */
const lastSerial = 2_958_465;

/**
 * A date as Excel counts it: days since the last of 1899, or since 1904. The 1900 system has a February
 * 29, 1900, that never was; no church typed counts before it.
 */
function dateCell(at: string, serial: number, is1904: boolean): Cell {
  const minutes = Math.round((serial % 1) * 1440);
  const time = `${`${Math.floor(minutes / 60)}`.padStart(2, '0')}:${`${minutes % 60}`.padStart(2, '0')}`;
  if (serial < 1) {
    return { at, text: time, number: null, day: null };
  }
  const day = Math.floor(serial) + (is1904 ? dayNumberOf(1904, 1, 1) : dayNumberOf(1899, 12, 30));
  return {
    at,
    text: minutes > 0 ? `${plainDate(day)} ${time}` : plainDate(day),
    number: null,
    day,
  };
}

/** @returns how many cells it wrote, which `room` limits */
function spread({ rows }: Sheet, merge: string, room: number): number {
  const [, from = '', fromRow, to = '', toRow] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(merge) ?? [];
  const [top, left] = [Number(fromRow) - 1, columnOf(from)];
  const first = rows[top]?.[left];
  if (!first) {
    return 0;
  }
  const isMerged = from !== to;
  let written = 0;
  for (let row = top; row < Math.min(Number(toRow), rows.length); row += 1) {
    for (let column = left; column <= Math.min(columnOf(to), fileLimits.columns - 1); column += 1) {
      const own = rows[row] ?? [];
      own[column] = { ...(own[column] ?? { ...first, at: cellName(row, column) }), isMerged };
      written += 1;
      if (written > room) {
        throw new SpreadsheetError(spreadsheetRefusals.tooMuch);
      }
    }
  }
  return written;
}

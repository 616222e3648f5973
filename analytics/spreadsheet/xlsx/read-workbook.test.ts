import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { packedWorkbook } from '#testing/spreadsheets/packed-workbook.ts';
import { asked, columnsOf, count, read, sundays } from '#testing/spreadsheets/reading.ts';
import { type SheetCell, writeXlsx } from '#testing/spreadsheets/write-xlsx.ts';
import { readWorkbook } from './read-workbook.ts';

const rows: SheetCell[][] = sundays.map((date, at) => [
  { date },
  count(90, at, 1),
  count(20, at, 2),
]);
const heading: SheetCell[] = [{ shared: 'Date' }, 'Adults', { shared: 'Kids' }];

describe('a workbook', () => {
  it('gives its dates and numbers, whichever year its dates count from', () => {
    for (const is1904 of [false, true]) {
      const result = read(writeXlsx([{ name: 'Sundays', rows: [heading, ...rows] }], { is1904 }));
      expect(columnsOf(result)).toEqual(['Adults attendance 20', 'Kids kids 20']);
      expect(result.rows[0]).toMatchObject({ date: '2024-01-07', value: count(90, 0, 1) });
    }
  });

  it('keeps hidden sheets, rows and columns to itself, and says so', () => {
    const result = read(
      writeXlsx([
        { name: 'Sundays', rows: [heading, ...rows], hiddenRows: [4], hiddenColumns: [3] },
        { name: 'old', rows: [heading, ...rows], isHidden: true },
      ]),
    );
    expect(columnsOf(result)).toEqual(['Adults attendance 19']);
    expect(result.skipped.map(({ what }) => what)).toEqual(['Sundays: 4', 'Sundays: Kids', 'old']);
  });

  it('carries merged headings over the columns below them', () => {
    const result = read(
      writeXlsx([
        {
          name: 'Sundays',
          merges: ['A1:A2', 'B1:C1', 'D1:E1'],
          rows: [
            ['Date', '9:00', null, '11:00', null],
            [null, 'Adults', 'Kids', 'Adults', 'Kids'],
            ...sundays.map((date, at) => [
              { date },
              ...[1, 2, 3, 4].map((salt) => count(40, at, salt)),
            ]),
          ],
        },
      ]),
    );
    expect(columnsOf(result)).toEqual([
      '09:00 Adults attendance 20',
      '09:00 Kids kids 20',
      '11:00 Adults attendance 20',
      '11:00 Kids kids 20',
    ]);
  });

  it('with a sheet for each campus tells campuses apart', () => {
    const result = read(
      writeXlsx(['North', 'South'].map((name) => ({ name, rows: [heading, ...rows] }))),
    );
    expect(columnsOf(result)).toEqual([
      'North Adults attendance 20',
      'North Kids kids 20',
      'South Adults attendance 20',
      'South Kids kids 20',
    ]);
  });

  it('asks about dates that another country typed the other way round', () => {
    const typed = sundays.map((date, at): SheetCell[] => {
      const [year, month, day] = date.split('-');
      const swapped = { date: `${year}-${day}-${month}` };
      return [Number(day) > 12 ? `${day}/${month}/${year}` : swapped, count(90, at, 1)];
    });
    const file = writeXlsx([{ name: 'Sundays', rows: [['Date', 'Attendance'], ...typed] }]);
    expect(asked(read(file))).toEqual(['swapped_dates swap']);
    const result = read(file, { answers: { swapped_dates: 'swap' } });
    expect(result.rows.map(({ date }) => date)).toEqual(sundays);
  });
});

describe('cells of a workbook', () => {
  const cells = (xml: string, strings = '') => {
    const [grid] = readWorkbook(
      workbookOf(`<sheetData><row r="1">${xml}</row></sheetData>`, strings),
    ).grids;
    return grid?.rows[0]?.map(({ text, number, day }) => ({ text, number, day }));
  };

  it('do not hold how Japanese words are pronounced', () => {
    const read = '<rPh sb="0" eb="2"><t>ヒヅケ</t></rPh><phoneticPr fontId="1"/>';
    expect(
      cells(
        `<c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>礼拝</t>${read}</is></c>`,
        `<si><t>日付</t>${read}</si><si><t>x</t></si>`,
      )?.map(({ text }) => text),
    ).toEqual(['日付', '礼拝']);
  });

  it('that are ticked are no counts', () => {
    expect(cells('<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c>')).toEqual([
      { text: 'TRUE', number: null, day: null },
      { text: 'FALSE', number: null, day: null },
    ]);
  });

  it('with a number that is no date are numbers, whatever their style', () => {
    expect(cells('<c r="A1" s="1"><v>5125550123</v></c>')).toEqual([
      { text: '5125550123', number: 5_125_550_123, day: null },
    ]);
  });

  it('may stand in an element of any name', () => {
    expect(cells('<__proto__/><constructor/><c r="A1"><v>1</v></c>')).toHaveLength(1);
  });
});

describe('a file that is refused', () => {
  const tooMuch =
    'This file unpacks to more than we can read. Copy just the table and paste it here.';
  const otherFormat = 'Please save this file as .xlsx or .csv and try again.';
  const sheetAt = (cell: string) =>
    workbookOf(
      `<sheetData><row r="${cell.replace(/\D/g, '')}"><c r="${cell}"><v>1</v></c></row></sheetData>`,
    );
  /** A cell in each first and last column of the last row: all between them would have to be filled. */
  const wide = '<row r="20000"><c r="A20000"><v>1</v></c><c r="GR20000"><v>1</v></c></row>';
  const merged = '<mergeCell ref="A1:GR20000"/>'.repeat(3);
  const gigabyte = 1_073_741_824;
  const bomb = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000),
  });

  it.each<[string, Uint8Array, string]>([
    [
      'an old workbook, or one with a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
      otherFormat,
    ],
    ['another kind of ZIP file', zipSync({ 'word/document.xml': strToU8('<w/>') }), otherFormat],
    [
      'one with macros',
      writeXlsx([], { extra: { 'xl/vbaProject.bin': new Uint8Array(3) } }),
      otherFormat,
    ],
    ['a page of the web', strToU8('<html><table></table></html>'), otherFormat],
    ['one that unpacks to forty megabytes', bomb, tooMuch],
    ['one that lies about what it unpacks to', lying(bomb, 1_000), tooMuch],
    ['a gigabyte in three megabytes', packedWorkbook(gigabyte), tooMuch],
    ['a gigabyte that says it is small', lying(packedWorkbook(gigabyte), 1_000), tooMuch],
    ['one cell in the last column of the last row', sheetAt('XFD1048576'), tooMuch],
    ['a cell in the ten thousandth column', sheetAt('NTP1'), tooMuch],
    [
      'a few cells so far apart that millions lie between them',
      workbookOf(`<sheetData>${wide}</sheetData>`),
      tooMuch,
    ],
    [
      'a few merged cells that spread over millions',
      workbookOf(
        `<sheetData><row r="1"><c r="A1"><v>1</v></c></row>${wide}</sheetData><mergeCells>${merged}</mergeCells>`,
      ),
      tooMuch,
    ],
    ['ten thousand columns', strToU8(`Date${',x'.repeat(10_000)}\n2024-01-07,1`), tooMuch],
    [
      'broken markup',
      zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets') }),
      'This file is damaged. Open it in your spreadsheet, save it again, and try again.',
    ],
    [
      'no dates',
      strToU8('Name,Count\nAna,3'),
      'We found no dates in this file. Each count needs its date beside it or above it.',
    ],
  ])('is %s', (_, file, sentence) => {
    expect(() => read(file)).toThrow(sentence);
  });

  it('is a gigabyte that says it is thirty megabytes, and gets no more room than that', () => {
    const file = lying(packedWorkbook(gigabyte), 30_000_000);
    const before = process.memoryUsage();
    expect(() => read(file)).toThrow(tooMuch);
    const grown = process.memoryUsage();
    expect(grown.arrayBuffers - before.arrayBuffers).toBeLessThan(100_000_000);
  });

  it('is text whose quotation mark would swallow the rest', () => {
    expect(() =>
      read(`Date,Note,Count\n2024-01-07,"snow,12\n${addDays('2024-01-07', 7)},,13`),
    ).toThrow('A quotation mark in this file is never closed.');
  });
});

/** A workbook of one sheet with this content. */
function workbookOf(content: string, strings = ''): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet>${content}</worksheet>`),
  });
}

/** The same file, with another size of each part in its central directory. */
function lying(file: Uint8Array, bytes: number): Uint8Array {
  const copy = file.slice();
  const view = new DataView(copy.buffer);
  for (let at = copy.length - 46; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === 0x02014b50) {
      view.setUint32(at + 24, bytes, true);
    }
  }
  return copy;
}

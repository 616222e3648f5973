import { expect, test } from 'vitest';
import { csvFile, csvRecord, quotedCsvRecord } from './csv.ts';

test('a record is quoted as RFC 4180 says', () => {
  expect(quotedCsvRecord(['plain', 'a "quoted" word', 'two\nlines, one comma', null, ''])).toBe(
    '"plain","a ""quoted"" word","two\nlines, one comma","",""\r\n',
  );
});

test.each([
  ['=HYPERLINK("http://evil.test")', `'=HYPERLINK("http://evil.test")`],
  ['+1 512 555 0123', "'+1 512 555 0123"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tindented', "'\tindented"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['  =1+1', "'  =1+1"],
  ['"=1+1', `'"=1+1`],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM', "'＠SUM"],
])('%j cannot act as a formula', (text, harmless) => {
  expect(quotedCsvRecord([text])).toBe(`"${harmless.replaceAll('"', '""')}"\r\n`);
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; "=1+1', `a;' "=1+1`],
  ['a\t=1+1', "a\t'=1+1"],
  ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
])('%j begins no formula for a spreadsheet that parts fields elsewhere', (text, harmless) => {
  expect(quotedCsvRecord([text])).toBe(`"${harmless.replaceAll('"', '""')}"\r\n`);
});

test.each([
  'grace@steeple.test',
  'Smith-Jones',
  '1 + 1 = 2',
  '{"phone_number":"+1 512"}',
  'Ärzte – “∑”',
])('%j stays to the letter', (text) => {
  expect(quotedCsvRecord([text])).toBe(`"${text.replaceAll('"', '""')}"\r\n`);
});

test('a long text of line ends and separators costs no time', () => {
  // What looks at each sign again for each sign takes minutes.
  const startMs = performance.now();
  quotedCsvRecord([';'.repeat(100_000), '\n'.repeat(300), `;${' '.repeat(100_000)}`]);
  expect(performance.now() - startMs).toBeLessThan(4_000);
});

test('quotes stand only where they must, and nothing is an empty cell', () => {
  expect(csvRecord(['plain', 12.5, true, null, undefined, '', 'a;b', 'say "x"', '=1+1'])).toBe(
    `plain,12.5,true,,,,"a;b","say ""x""",'=1+1\r\n`,
  );
});

test('a negative number stays a number, a text that looks like one does not', () => {
  expect(csvRecord([-5, '-5'])).toBe("-5,'-5\r\n");
});

test('a file is its heading and a record a row, each with its line end', () => {
  expect(
    csvFile('week,value', [
      ['2026-11-16', 5],
      ['2026-11-23', null],
    ]),
  ).toBe('week,value\r\n2026-11-16,5\r\n2026-11-23,\r\n');
});

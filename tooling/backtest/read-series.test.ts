import { describe, expect, test } from 'vitest';
import { readSeries } from './read-series.ts';

test.each([
  ['tab and heading', 'date\tvalue\n2024-01-07\t120\n2024-01-14\t131\n'],
  ['comma without heading', '2024-01-07,120\n2024-01-14,131'],
  ['semicolon and Windows lines', '\uFEFFWeek;People\r\n2024-01-07;120\r\n\r\n2024-01-14;131\r\n'],
  ['quotes', '"date","value"\n"2024-01-07","120"\n"2024-01-14","131"\n'],
])('two columns are read: %s', (_, text) => {
  expect(readSeries(text).readings).toEqual([
    { week: '2024-01-07', value: 120 },
    { week: '2024-01-14', value: 131 },
  ]);
});

test('a week that nobody counted is missing, and zero is zero', () => {
  expect(readSeries('2024-01-07,\n2024-01-14,NA\n2024-01-21,0\n2024-01-28').readings).toEqual([
    { week: '2024-01-07', value: null },
    { week: '2024-01-14', value: null },
    { week: '2024-01-21', value: 0 },
    { week: '2024-01-28', value: null },
  ]);
});

test('a week is named by its Sunday, whatever weekday the file has', () => {
  expect(readSeries('2024-01-06,120\n2024-01-13,131').readings).toEqual([
    { week: '2024-01-07', value: 120 },
    { week: '2024-01-14', value: 131 },
  ]);
});

test("of several rows in a week, the one on the file's usual weekday counts, and the last of a day", () => {
  const text = '2023-12-17,100\n2023-12-24,140\n2023-12-21,30\n2023-12-24,145\n2023-12-31,90';
  expect(readSeries(text)).toEqual({
    readings: [
      { week: '2023-12-17', value: 100 },
      { week: '2023-12-24', value: 145 },
      { week: '2023-12-31', value: 90 },
    ],
    rowsLeftOut: 2,
  });
});

describe('year and month', () => {
  test('are the Sundays from the first of the month on', () => {
    const text = 'year\tmonth\tworship\n1993\t1\t336\n1993\t1\t264\n';
    expect(readSeries(text).readings).toEqual([
      { week: '1993-01-03', value: 336 },
      { week: '1993-01-10', value: 264 },
    ]);
  });

  test('must not leave a Sunday out', () => {
    const text = 'year\tmonth\tworship\n1993\t1\t336\n1993\t2\t264\n';
    expect(() => readSeries(text)).toThrow('Line 3: this row would be 1993-01-10');
  });
});

test.each([
  ['date,value\n2024-01-07,120\n2024-02-30,131', "Line 3: '2024-02-30' is no date"],
  ['2024-01-07,120\n14.01.2024,131', "Line 2: '14.01.2024' is no date"],
  ['2024-01-07,120\nnext,131', "Line 2: 'next' is no date"],
  ['2024-01-07,-3', "Line 1: '-3' is no value"],
  ['2024-01-07,about 40', "Line 1: 'about 40' is no value"],
  ['\n\n', 'The file has no rows'],
])('what cannot be read is refused with its line: %j', (text, message) => {
  expect(() => readSeries(text)).toThrow(message);
});

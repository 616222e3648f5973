import { sundayOf } from '#analytics/calendar/church-week.ts';
import { addDays, dayNumber, weekdayOf } from '#analytics/calendar/plain-date.ts';
import type { Reading } from '#analytics/forecast/series.ts';

/** A file that cannot be parsed; the message names the line. */
export class SeriesFileError extends Error {}

/** A parsed file: its weeks by their Sundays, and remarks for the person. */
export interface SeriesFile {
  readings: Reading[];
  /** Rows dropped in favor of another row of the same week. */
  rowsLeftOut: number;
}

interface Row {
  line: number;
  fields: string[];
}

interface DatedValue {
  date: string;
  value: number | null;
}

/**
 * Reads weeks from text: a date `YYYY-MM-DD` and a value, separated by a tab, a comma or a semicolon,
 * with or without a heading, in any order. An empty value is a week that nobody counted. A heading with
 * `year` and `month` says that each row is the next Sunday, from the first of that month on.
 *
 * Of several rows in one week, the one on the file's usual weekday counts; on the same day, the last.
 *
 * @throws {SeriesFileError} naming the line that cannot be read
 */
export function readSeries(text: string): SeriesFile {
  const rows = rowsOf(text);
  const [first] = rows;
  if (first === undefined) {
    throw new SeriesFileError('The file has no rows.');
  }
  const heading = isHeading(first) ? first.fields.map((field) => field.toLowerCase()) : null;
  const values = heading === null ? rows : rows.slice(1);
  const dated =
    heading?.includes('year') && heading.includes('month')
      ? sundaysByMonth(values, heading)
      : values.map(datedValue);
  return byWeek(dated);
}

function rowsOf(text: string): Row[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const separator = ['\t', ';', ','].find((mark) => lines.some((line) => line.includes(mark)));
  return lines
    .map((line, index) => ({
      line: index + 1,
      fields: line.split(separator ?? ',').map((field) => field.trim().replace(/^"(.*)"$/, '$1')),
    }))
    .filter(({ fields }) => fields.some((field) => field !== ''));
}

/** Whether a row is a heading: its first field does not start like a date. */
function isHeading({ fields: [first = ''] }: Row): boolean {
  return !/^\d/.test(first);
}

function datedValue({ line, fields: [date = '', value = ''] }: Row): DatedValue {
  try {
    dayNumber(date);
  } catch {
    throw new SeriesFileError(`Line ${line}: '${date}' is no date. Write dates as YYYY-MM-DD.`);
  }
  return { date, value: valueIn(value, line) };
}

function valueIn(written: string, line: number): number | null {
  if (written === '' || written === 'NA') {
    return null;
  }
  const value = /^\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
  if (!Number.isFinite(value)) {
    throw new SeriesFileError(
      `Line ${line}: '${written}' is no value. Write a number that is not negative, or nothing where nobody counted.`,
    );
  }
  return value;
}

/** Rows with only year and month are consecutive Sundays; a row of another month is an error. */
function sundaysByMonth(rows: readonly Row[], heading: readonly string[]): DatedValue[] {
  const year = heading.indexOf('year');
  const month = heading.indexOf('month');
  const value = heading.findIndex((_, index) => index !== year && index !== month);
  const monthOf = ({ fields }: Row) => `${fields[year]}-${(fields[month] ?? '').padStart(2, '0')}`;
  return rows.map((row, index) => {
    const [firstRow = row] = rows;
    const first = datedValue({ line: firstRow.line, fields: [`${monthOf(firstRow)}-01`, ''] });
    const date = addDays(sundayOf(first.date), 7 * index);
    if (!date.startsWith(`${monthOf(row)}-`)) {
      throw new SeriesFileError(
        `Line ${row.line}: this row would be ${date}, but says ${monthOf(row)}. Rows with year and month must be every Sunday in order.`,
      );
    }
    return { date, value: valueIn(row.fields[value] ?? '', row.line) };
  });
}

function byWeek(rows: readonly DatedValue[]): SeriesFile {
  const usual = usualWeekday(rows);
  const rank = ({ date }: DatedValue) => Number(weekdayOf(date) === usual);
  const weeks = new Map<string, DatedValue>();
  for (const row of rows) {
    const week = sundayOf(row.date);
    const before = weeks.get(week);
    if (before === undefined || rank(row) >= rank(before)) {
      weeks.set(week, row);
    }
  }
  return {
    readings: [...weeks].map(([week, { value }]) => ({ week, value })),
    rowsLeftOut: rows.length - weeks.size,
  };
}

function usualWeekday(rows: readonly DatedValue[]): string {
  const counts = new Map<string, number>();
  for (const { date } of rows) {
    counts.set(weekdayOf(date), (counts.get(weekdayOf(date)) ?? 0) + 1);
  }
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0])[0];
}

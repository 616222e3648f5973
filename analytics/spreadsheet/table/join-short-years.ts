import { dayNumberOf, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { Cell, Grid } from '../cell.ts';
import { fullYear } from '../dates/date-form.ts';
import { isDay } from '../dates/read-date.ts';
import { transposed } from './turn.ts';

/** As many dates say how the others of their column are written. */
const datesMin = 4;
/** Share of the dates that fall on one weekday where they are read as they were meant. */
const oneWeekday = 0.8;

/**
 * Dates that a single cell does not tell: `25.01.05` with its year first, and `05.01` without one. Where all of a
 * column are of one weekday only when they are read so, each is written out.
 */
export function joinShortYears(grid: Grid): Grid {
  return transposed(columnsWritten(transposed(columnsWritten(grid))));
}

function columnsWritten(grid: Grid): Grid {
  const { sheet, rows } = grid;
  const width = rows[0]?.length ?? 0;
  const written = Array.from({ length: width }, (_, column) =>
    writtenOut(rows.flatMap((row) => row[column] ?? [])),
  );
  return written.every((one) => one === null)
    ? grid
    : {
        sheet,
        rows: rows.map((row, at) =>
          row.map((cell, column) => {
            const text = written[column]?.get(at);
            return text === undefined ? cell : { ...cell, text, number: null };
          }),
        ),
      };
}

type Parts = { at: number; numbers: readonly number[]; rest: string };

/** What stands in a column of dates instead, by row; null where it is none. */
function writtenOut(cells: readonly Cell[]): Map<number, string> | null {
  const withDigits = cells.filter(({ text }) => /\d/.test(text)).length;
  const three = partsOf(cells, /^['’]?(\d\d)[./-]\s?(\d{1,2})[./-]\s?(\d{1,2})\.?(?=$|[\s(])/);
  if (three.length >= Math.max(datesMin, 0.6 * withDigits)) {
    return yearsFirst(three);
  }
  const two = partsOf(cells, /^(\d{1,2})\.(\d{1,2})$/);
  return two.length >= Math.max(datesMin, 0.8 * withDigits) ? daysWithoutYear(two) : null;
}

function partsOf(cells: readonly Cell[], pattern: RegExp): Parts[] {
  return cells.flatMap(({ text }, at) => {
    const [whole, ...numbers] = pattern.exec(text) ?? [];
    return whole === undefined
      ? []
      : [{ at, numbers: numbers.map(Number), rest: text.slice(whole.length) }];
  });
}

function yearsFirst(parts: readonly Parts[]): Map<number, string> | null {
  const shareOf = (order: (one: number, two: number, three: number) => [number, number, number]) =>
    shareOfOneWeekday(
      parts.map(({ numbers: [one = 0, two = 0, three = 0] }) => order(one, two, three)),
    );
  const isMeant =
    shareOf((year, month, day) => [year, month, day]) >= oneWeekday &&
    shareOf((day, month, year) => [year, month, day]) < oneWeekday &&
    shareOf((month, day, year) => [year, month, day]) < oneWeekday;
  return isMeant
    ? new Map(
        parts.map(({ at, numbers: [year = 0, month = 0, day = 0], rest }) => [
          at,
          `${fullYear(year)}-${month}-${day}${rest}`,
        ]),
      )
    : null;
}

/** Of all dates; 0 where one of them is on no calendar. */
function shareOfOneWeekday(dates: readonly [number, number, number][]): number {
  const days = dates.flatMap(([year, month, day]) =>
    isDay(fullYear(year), month, day) ? [dayNumberOf(fullYear(year), month, day)] : [],
  );
  const most = Math.max(
    0,
    ...[...Map.groupBy(days, weekdayIndex).values()].map((all) => all.length),
  );
  return days.length === dates.length ? most / dates.length : 0;
}

/** Whole weeks apart, day first: `05.01`, `12.01`. Amounts are not. */
function daysWithoutYear(parts: readonly Parts[]): Map<number, string> | null {
  const days = parts.map(({ numbers: [day = 0, month = 0] }) =>
    isDay(2024, month, day) ? dayNumberOf(2024, month, day) : Number.NaN,
  );
  const weeks = days.slice(1).filter((day, at) => {
    const step = day - (days[at] ?? 0);
    return step !== 0 && step % 7 === 0;
  }).length;
  return weeks >= oneWeekday * (days.length - 1)
    ? new Map(parts.map(({ at, numbers: [day, month] }) => [at, `${day}.${month}.`]))
    : null;
}

import { dayNumber } from '#analytics/calendar/plain-date.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { isInAttendance, type Kind } from './kinds.ts';

/** What a file holds, in one line. */
export type Summary = {
  days: number;
  what: 'sundays' | 'days' | 'weeks';
  from: string;
  to: string;
};

/** How many days a file covers, and from when to when; null where it holds no count. */
export function summaryOf(kinds: readonly Kind[]): Summary | null {
  const rows = kinds.flatMap((kind) => kind.rows);
  const dates = [...new Set(rows.map(({ date }) => date))].sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) {
    return null;
  }
  if (rows.every(({ span }) => span === 'week')) {
    return { days: dates.length, what: 'weeks', from, to };
  }
  const isSundays = dates.every((date) => (dayNumber(date) + 4) % 7 === 0);
  return { days: dates.length, what: isSundays ? 'sundays' : 'days', from, to };
}

/** Attendance of each week of a file, with its gaps. */
export function attendanceWeeks(kinds: readonly Kind[]): LineWeek[] {
  const sums = new Map<number, number>();
  for (const { meaning, rows } of kinds) {
    if (isInAttendance(meaning)) {
      for (const { date, value } of rows) {
        const week = Math.floor((dayNumber(date) + 3) / 7);
        if (value !== null) {
          sums.set(week, (sums.get(week) ?? 0) + value);
        }
      }
    }
  }
  const weeks = [...sums.keys()].sort((a, b) => a - b);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) {
    return [];
  }
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    value: sums.get(first + at) ?? null,
    isProvisional: false,
    expected: null,
    mark: null,
  }));
}

/** The median of the last weeks, rounded as people say it; null without weeks. */
export function lately(weeks: readonly LineWeek[]): number | null {
  const values = weeks
    .flatMap(({ value }) => value ?? [])
    .slice(-13)
    .sort((a, b) => a - b);
  const middle = values[Math.floor(values.length / 2)];
  if (middle === undefined) {
    return null;
  }
  return middle < 100 ? middle : Math.round(middle / 10) * 10;
}

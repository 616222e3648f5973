import { dayNumberOf, plainDate, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { Cell, Grid } from '../cell.ts';
import { readDate } from '../dates/read-date.ts';

/** Dates that a spreadsheet has written out as its own numbers: days since 1900, or since 1904. */
export function joinSerials({ sheet, rows }: Grid): Grid | null {
  const width = rows[0]?.length ?? 0;
  const column = Array.from({ length: width }, (_, one) => one).findIndex((one) => {
    const cells = rows.flatMap((row) => row[one] ?? []).filter(({ text }) => text !== '');
    const serials = cells.filter(isSerial);
    const steps = serials.slice(1).map(({ text }, at) => Number(text) - Number(serials[at]?.text));
    return (
      serials.length >= 3 &&
      serials.length >= 0.7 * cells.length &&
      steps.filter((step) => step % 7 === 0).length >= 0.7 * steps.length
    );
  });
  if (column < 0 || rows.some((row) => row.some((cell) => readDate(cell)?.kind === 'day'))) {
    return null;
  }
  const first = rows.flatMap((row) => row[column] ?? []).find(isSerial);
  const base1900 = dayNumberOf(1899, 12, 30);
  const base1904 = dayNumberOf(1904, 1, 1);
  const base =
    weekdayIndex(Number(first?.text) + base1900) !== 6 &&
    weekdayIndex(Number(first?.text) + base1904) === 6
      ? base1904
      : base1900;
  return {
    sheet,
    rows: rows.map((row) =>
      row.map((cell, at) =>
        at === column && isSerial(cell)
          ? { ...cell, number: null, text: plainDate(Number(cell.text) + base) }
          : cell,
      ),
    ),
  };
}

function isSerial({ text }: Cell): boolean {
  return /^[2-5]\d{4}(?:\.0+)?$/.test(text);
}

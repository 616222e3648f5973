import type { Cell, Grid } from '../cell.ts';
import { monthNamed, weekdayNamed } from '../dates/names.ts';
import { readDate } from '../dates/read-date.ts';
import { ordinalOf } from '../dates/words-of-dates.ts';
import { yearsIn } from './table.ts';

/** The month in one column, often only beside the first of its days, and the day in the next. */
export function joinMonthDays(grid: Grid): Grid | null {
  const { sheet, rows } = grid;
  const hasDates = rows.some((row) => row.some((cell) => readDate(cell)?.kind === 'day'));
  const width = rows[0]?.length ?? 0;
  const column = hasDates
    ? -1
    : Array.from({ length: width - 1 }, (_, one) => one).findIndex((one) => isMonthDays(rows, one));
  if (column < 0) {
    return null;
  }
  let month: Cell | undefined;
  return {
    sheet,
    rows: rows.map((row) => {
      const [first, second] = [row[column], row[column + 1]];
      month = first && readDate(first)?.kind === 'month' ? first : month;
      const isDay =
        second !== undefined &&
        isDayOfMonth(second) &&
        month !== undefined &&
        (first?.text === '' || first === month || first?.text === month.text);
      const [name, year = ''] = [
        month?.text.replace(/\d{4}/, '').trim(),
        month?.text.match(/\d{4}/)?.[0],
      ];
      const text = isDay
        ? `${name} ${dayOfMonth(second)} ${year}`.trim()
        : `${first?.text ?? ''} ${second?.text ?? ''}`.trim();
      const joined: Cell = { at: second?.at ?? '', text, number: null, day: null };
      return [...row.slice(0, column), joined, ...row.slice(column + 2)];
    }),
  };
}

function isMonthDays(rows: Grid['rows'], column: number): boolean {
  const months = rows.filter((row) => row[column] && readDate(row[column])?.kind === 'month');
  const from = rows.indexOf(months[0] ?? []);
  const below =
    from < 0
      ? []
      : rows
          .slice(from)
          .flatMap((row) => row[column + 1] ?? [])
          .filter(({ text }) => text !== '');
  const days = below.filter(isDayOfMonth);
  const rising = days.filter(
    (cell, at) => at === 0 || (dayOfMonth(cell) ?? 0) > (dayOfMonth(days[at - 1]) ?? 0),
  ).length;
  return (
    months.length > 0 &&
    days.length >= 4 &&
    days.length >= 0.8 * below.length &&
    days.length >= 2 * months.length &&
    rising >= days.length / 2
  );
}

/** `7`, `7th`, `Sun 7`, `7일`: a day whose month stands elsewhere; null for another cell. */
function dayOfMonth(cell: Cell | undefined): number | null {
  const words = (cell?.text ?? '')
    .replace(/\([^)]*\)|일$|日$/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && weekdayNamed(word) === null);
  const [only = ''] = words;
  const day = words.length === 1 && /^\d{1,2}\D{0,3}$/.test(only) ? ordinalOf(only) : null;
  return day !== null && day >= 1 && day <= 31 ? day : null;
}

function isDayOfMonth(cell: Cell): boolean {
  return dayOfMonth(cell) !== null;
}

/** Days of a month that the sheet, or the cell above them, names: `January`, 7, 14, 21, 28. */
export function joinDayNumbers(grid: Grid): Grid | null {
  const { sheet, rows } = grid;
  const hasDates = rows.some((row) => row.some((cell) => readDate(cell)?.kind === 'day'));
  const width = rows[0]?.length ?? 0;
  const texts = Array.from({ length: width }, (_, column) =>
    hasDates
      ? null
      : daysBelow(
          rows.flatMap((row) => row[column] ?? []),
          monthOf(sheet) ?? monthOfTitle(rows),
        ),
  );
  return texts.every((one) => one === null)
    ? null
    : {
        sheet,
        rows: rows.map((row, index) =>
          row.map((cell, at) => {
            const text = texts[at]?.[index];
            return text ? { ...cell, text, number: null } : cell;
          }),
        ),
      };
}

/** Each day with its month, null for other cells; null where no month and no steps of whole weeks are. */
function daysBelow(
  cells: readonly Cell[],
  known: NonNullable<ReturnType<typeof monthOf>> | null,
): (string | null)[] | null {
  let month = known;
  let before = 0;
  let steps = 0;
  const texts = cells.map((cell) => {
    const named = monthOf(cell.text);
    month = named ?? month;
    if (named !== null) {
      before = 0;
      // It is the heading of its days now.
      return `Date ${named.year}`.trim();
    }
    const day = dayOfMonth(cell);
    if (month === null || day === null || day <= before) {
      return null;
    }
    steps += before > 0 && (day - before) % 7 === 0 ? 1 : 0;
    before = day;
    return `${month.name} ${before} ${month.year}`.trim();
  });
  const days = texts.filter((text) => text !== null && !text.startsWith('Date')).length;
  return days >= 3 && steps >= days / 2 ? texts : null;
}

function monthOf(text: string): { name: string; year: string } | null {
  const form = readDate({ at: '', text, number: null, day: null });
  return form?.kind === 'month'
    ? { name: text.replace(/\d{4}/, '').trim(), year: form.year === null ? '' : `${form.year}` }
    : null;
}

/** The one month that a title names: `Attendance register for the month of January 2024`. */
function monthOfTitle(rows: Grid['rows']): ReturnType<typeof monthOf> {
  const from = rows.findIndex((row) => row.some(isDayOfMonth));
  const titles = rows
    .slice(0, Math.max(0, from))
    .map((row) => row.filter(({ text }) => text !== ''))
    .flatMap(([only, other]) => (only && !other ? [only.text] : []));
  const months = titles.flatMap((title) =>
    title.split(/[\s,.\-/]+/).filter((word) => word.length >= 3 && monthNamed(word) !== null),
  );
  const years = titles.flatMap(yearsIn);
  const [name] = months;
  return name === undefined || new Set(months.map(monthNamed)).size > 1
    ? null
    : { name, year: years.length === 1 ? `${years[0]}` : '' };
}

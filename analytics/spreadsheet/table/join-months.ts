import type { Cell, Grid } from '../cell.ts';
import { plainWord, weekdayNamed } from '../dates/names.ts';
import { readDate } from '../dates/read-date.ts';
import { ordinalOf } from '../dates/words-of-dates.ts';

/** Months down and the first to the fifth Sunday across: a row for each Sunday. */
export function joinMonths({ sheet, rows }: Grid): Grid | null {
  const top = rows.findIndex((row) => nthColumns(row).length >= 4);
  const columns = nthColumns(rows[top] ?? []);
  const months = rows.slice(top + 1).filter((row) => monthCell(row) !== undefined);
  if (columns.length < 4 || months.length < 2) {
    return null;
  }
  const title = rows.slice(0, top).flatMap((row) => row.filter(({ text }) => text !== ''));
  const name = title
    .map(({ text }) => text)
    .find((text) => !readDateText(text) && !/^\d{4}$/.test(text));
  const value: Cell = { at: '', text: name ?? 'Attendance', number: null, day: null };
  const lines = months.flatMap((row) =>
    columns.flatMap(({ column, nth, weekday }) => {
      const cell = row[column];
      return cell && cell.text !== ''
        ? [
            [
              {
                ...cell,
                text: `${nth} ${weekday} ${monthCell(row)?.text}`,
                number: null,
                day: null,
              },
              cell,
            ],
          ]
        : [];
    }),
  );
  return {
    sheet,
    rows: [
      ...title.map((cell) => [cell, { ...cell, text: '' }]),
      [{ ...value, text: 'Date' }, value],
      ...lines,
    ],
  };
}

const nths = ['1st', '2nd', '3rd', '4th', '5th'];

function nthColumns(row: readonly Cell[]): { column: number; nth: string; weekday: string }[] {
  return row.flatMap(({ text }, column) => {
    // `W1`, `1주`, `Sun1`
    const words = text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=주|째)/gu, ' ').split(/[\s.#]+/);
    const numbers = words.flatMap((word) => ordinalOf(word) ?? []);
    const weekday = words.find((word) => weekdayNamed(word) !== null);
    const isBare = words.every(
      (word) =>
        ordinalOf(word) !== null ||
        weekdayNamed(word) !== null ||
        /^(?:week|wk|w|woche|wo|semana|sem|semaine|s|settimana|uke|vecka|v|uge|tydzien|wiki|linggo|weekend|주|주차)$/.test(
          plainWord(word),
        ) ||
        word === '',
    );
    const nth = nths[(numbers[0] ?? 0) - 1];
    return isBare && nth !== undefined && numbers.length === 1
      ? [{ column, nth, weekday: weekday ?? 'Sunday' }]
      : [];
  });
}

function monthCell(row: readonly Cell[]): Cell | undefined {
  const [first] = row;
  return first && readDate(first)?.kind === 'month' ? first : undefined;
}

function readDateText(text: string): boolean {
  return readDate({ at: '', text, number: null, day: null }) !== null;
}

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
          sheet,
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
function daysBelow(cells: readonly Cell[], sheet: string): (string | null)[] | null {
  let month = monthOf(sheet);
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

import { dayNumberOf, plainDate, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import type { Cell, Grid } from '../cell.ts';
import { monthNamed, plainWord, weekdayNamed } from '../dates/names.ts';
import { readDate } from '../dates/read-date.ts';
import { ordinalOf } from '../dates/words-of-dates.ts';
import { transposed } from './turn.ts';

const yearWord = /^(?:year|yr|jahr|annee|ano|anno|jaar|ar|rok|aar|년|年|연도)$/;
const weekWord =
  /^(?:week|week ?#|week no\.?|week number|wk|kw|woche|kalenderwoche|semaine|semana|settimana|uke|vecka|v\.?|uge|tydzien|weeknr\.?|주차|주)$/;
const monthWord = /^(?:month|mon|mo|monat|mois|mes|mese|maand|manad|maned|miesiac|월|月)$/;
const dayWord = /^(?:day|tag|jour|dia|giorno|dag|dzien|일|日|day of month)$/;

/** Dates that are spread over several cells become one cell each. */
export function joinDates(grid: Grid): Grid {
  return (
    joinParts(grid) ??
    joinWeeks(grid) ??
    joinSerials(grid) ??
    joinMonths(grid) ??
    joinMonths(transposed(grid)) ??
    joinYears(grid) ??
    joinMonthDays(grid) ??
    joinMonthDays(transposed(grid)) ??
    grid
  );
}

/** A year, a month and a day in columns of their own. */
function joinParts(grid: Grid): Grid | null {
  const { sheet, rows } = grid;
  const top = rows.findIndex((row) =>
    [yearWord, monthWord, dayWord].every((word) => at(row, word) >= 0),
  );
  const heading = rows[top];
  if (!heading) {
    return null;
  }
  const [year, month, day] = [yearWord, monthWord, dayWord].map((word) => at(heading, word));
  return {
    sheet,
    rows: rows.map((row, index) => {
      const parts = [year, month, day].map((column) => row[column ?? -1]);
      const [y, m, d] = parts.map((cell) => cell?.text ?? '');
      const number = monthNamed(m ?? '') ?? Number(m);
      const isDate =
        index > top && /^\d{4}$/.test(y ?? '') && number >= 1 && /^\d{1,2}$/.test(d ?? '');
      const text = isDate ? `${y}-${number}-${d}` : index === top ? 'Date' : (parts[2]?.text ?? '');
      const joined: Cell = { at: parts[2]?.at ?? '', text, number: null, day: null };
      return [joined, ...row.filter((_, column) => ![year, month, day].includes(column))];
    }),
  };
}

function at(row: readonly Cell[], word: RegExp): number {
  return row.findIndex(({ text }) => word.test(plainWord(text)));
}

/** Weeks by their number, with the year in a column of its own or above. */
function joinWeeks({ sheet, rows }: Grid): Grid | null {
  const top = rows.findIndex((row) => at(row, weekWord) >= 0);
  const heading = rows[top] ?? [];
  const [week, year] = [at(heading, weekWord), at(heading, yearWord)];
  const body = rows.slice(top + 1);
  const weeks = body.map((row) => Number(row[week]?.text || Number.NaN));
  const isWeek = weeks.map((number) => Number.isInteger(number) && number >= 1 && number <= 53);
  // The number of a row beside its date is no date.
  const hasDates = rows.some((row) =>
    row.some((cell) => ['day', 'range'].includes(readDate(cell)?.kind ?? '')),
  );
  if (top < 0 || hasDates || isWeek.filter(Boolean).length < 4) {
    return null;
  }
  return {
    sheet,
    rows: rows.map((row, index) =>
      row
        .map((cell, column) =>
          column === week && index > top && isWeek[index - top - 1]
            ? { ...cell, text: `Week ${cell.text} ${row[year]?.text ?? ''}`.trim(), number: null }
            : cell,
        )
        .filter((_, column) => column !== year),
    ),
  };
}

/** The month in one column, often only beside the first of its days, and the day in the next. */
function joinMonthDays(grid: Grid): Grid | null {
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
        ? `${name} ${second.text} ${year}`.trim()
        : `${first?.text ?? ''} ${second?.text ?? ''}`.trim();
      const joined: Cell = { at: second?.at ?? '', text, number: null, day: null };
      return [...row.slice(0, column), joined, ...row.slice(column + 2)];
    }),
  };
}

function isMonthDays(rows: Grid['rows'], column: number): boolean {
  const months = rows.filter((row) => row[column] && readDate(row[column])?.kind === 'month');
  const from = rows.findIndex((row) => row === months[0]);
  const below =
    from < 0
      ? []
      : rows
          .slice(from)
          .flatMap((row) => row[column + 1] ?? [])
          .filter(({ text }) => text !== '');
  const days = below.filter(isDayOfMonth);
  const rising = days.filter(
    (cell, at) => at === 0 || Number(cell.text) > Number(days[at - 1]?.text),
  ).length;
  return (
    months.length > 0 &&
    days.length >= 4 &&
    days.length >= 0.8 * below.length &&
    days.length >= 2 * months.length &&
    rising >= days.length / 2
  );
}

function isDayOfMonth({ text }: Cell): boolean {
  return /^(?:[1-9]|[12]\d|3[01])\.?$/.test(text);
}

/** Dates that a spreadsheet has written out as its own numbers: days since 1900, or since 1904. */
function joinSerials({ sheet, rows }: Grid): Grid | null {
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

/** Months down and the first to the fifth Sunday across: a row for each Sunday. */
function joinMonths({ sheet, rows }: Grid): Grid | null {
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
    const words = text.split(/[\s.]+/);
    const numbers = words.flatMap((word) => ordinalOf(word) ?? []);
    const weekday = words.find((word) => weekdayNamed(word) !== null);
    const isBare = words.every(
      (word) =>
        ordinalOf(word) !== null ||
        weekdayNamed(word) !== null ||
        /^(?:week|wk|woche|semana|semaine|uke|vecka)$/.test(plainWord(word)) ||
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

/** Weeks or days without a year down and years across: a row for each year. */
function joinYears({ sheet, rows }: Grid): Grid | null {
  const top = rows.findIndex(
    (row) =>
      row.slice(1).filter(isYear).length >= 2 &&
      row.slice(1).every((cell) => isYear(cell) || cell.text === ''),
  );
  const heading = rows[top];
  const body = rows
    .slice(top + 1)
    .filter((row) => row[0] && ['week', 'day', 'nth'].includes(readDate(row[0])?.kind ?? ''));
  if (!heading || body.length < 4) {
    return null;
  }
  const titles = rows.slice(0, top).map((row) => row.slice(0, 2));
  const name: Cell = { at: '', text: 'Attendance', number: null, day: null };
  const lines = heading.flatMap((year, column) =>
    isYear(year) && column > 0
      ? body.flatMap((row) => {
          const [date, cell] = [row[0], row[column]];
          return date && cell && cell.text !== ''
            ? [[{ ...date, at: cell.at, text: `${date.text} ${year.text}` }, cell]]
            : [];
        })
      : [],
  );
  return { sheet, rows: [...titles, [{ ...name, text: heading[0]?.text ?? '' }, name], ...lines] };
}

function isYear({ text }: Cell): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

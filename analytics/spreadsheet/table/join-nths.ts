import { type Cell, type Grid, gridOf, textCell } from '../cell.ts';
import { meaningOfColumn } from '../columns/meaning.ts';
import { looksNumeric } from '../columns/read-number.ts';
import { namesCampus } from '../columns/services.ts';
import { plainWord, weekdayNamed } from '../dates/names.ts';
import { readDate } from '../dates/read-date.ts';
import { ordinalOf } from '../dates/words-of-dates.ts';
import { yearsIn } from './table.ts';

/** A count of the nth Sunday of a month, and what its grid and its row say of it. */
type Counted = { day: string; name: string; cell: Cell };

const sundaysMin = 4;
const monthsMin = 2;

/**
 * Months down and the first to the fifth Sunday across: a row for each Sunday. A month may have a row for each thing
 * that was counted, and such grids may stand one above the other.
 */
export function joinNths({ sheet, rows }: Grid): Grid | null {
  const tops = rows.flatMap((row, at) => (nthColumns(row).length >= sundaysMin ? [at] : []));
  const grids = tops.map((top, at) => {
    const titles = titlesAbove(rows, tops[at - 1] ?? -1, top);
    return { titles, counted: countedIn(rows.slice(top, tops[at + 1] ?? rows.length)) };
  });
  if (grids.every(({ counted }) => counted.length === 0)) {
    return null;
  }
  const isAlone = grids.length === 1;
  const names = grids.map(({ titles }) => {
    const title = titles.find(isName) ?? '';
    return isAlone ? title : withoutYear(title);
  });
  const isTold = new Set(names).size > 1;
  const counted = grids.flatMap(({ titles, counted: own }, at) => {
    // What stands over all of them may be the church's name.
    const title = isTold || !namesCampus(names[at] ?? '') ? (names[at] ?? '') : '';
    // Of several grids each has its own year.
    const year = isAlone ? '' : (titles.flatMap(yearsIn)[0] ?? '');
    return own.map(({ day, name, cell }) => ({
      day: yearsIn(day).length > 0 ? day : `${day} ${year}`.trim(),
      name: `${title} ${name}`.trim(),
      cell,
    }));
  });
  const titles = grids.flatMap((grid) => (isAlone ? grid.titles : []));
  return gridOf(sheet, [...titles.map((text) => [textCell('', text)]), ...linesOf(counted)]);
}

/** A line a day; what a day says twice stays on two lines. */
function linesOf(counted: readonly Counted[]): Cell[][] {
  const names = [...new Set(counted.map(({ name }) => name))];
  const lines: { day: string; cells: Map<string, Cell> }[] = [];
  for (const { day, name, cell } of counted) {
    const line = lines.find((one) => one.day === day && !one.cells.has(name));
    if (line) {
      line.cells.set(name, cell);
    } else {
      lines.push({ day, cells: new Map([[name, cell]]) });
    }
  }
  return [
    ['Date', ...names.map((name) => name || 'Attendance')].map((text) => textCell('', text)),
    ...lines.map(({ day, cells }) => [
      textCell([...cells.values()][0]?.at ?? '', day),
      ...names.map((name) => cells.get(name) ?? textCell('', '')),
    ]),
  ];
}

/** What stands over a grid and beside its Sundays, nearest first. */
function titlesAbove(rows: Grid['rows'], before: number, top: number): string[] {
  const heading = rows[top] ?? [];
  const above = rows.slice(before + 1, top).filter((row) => !row.some(looksNumeric));
  return [heading.slice(0, nthColumns(heading)[0]?.column), ...above.toReversed()]
    .flat()
    .map(({ text }) => text)
    .filter((text) => text !== '' && meaningOfColumn(text) !== 'index');
}

/** Whether a title says more than when it was. */
function isName(text: string): boolean {
  return readDate(textCell('', text)) === null && /\p{L}/u.test(withoutYear(text));
}

function withoutYear(text: string): string {
  return text.replace(/(?<!\d)(?:19|20)\d\d(?:\s?[-–/]\s?\d{2,4})?(?!\d)/g, ' ').trim();
}

/** The counts below a row of Sundays; a month stands in the first of its rows. */
function countedIn([top = [], ...below]: Grid['rows']): Counted[] {
  const columns = nthColumns(top);
  const left = columns[0]?.column ?? 0;
  const months = Array.from({ length: left }, (_, column) => column).find(
    (column) => below.filter((row) => monthIn(row[column]) !== null).length >= monthsMin,
  );
  if (months === undefined) {
    return [];
  }
  let month: string | null = null;
  return below.flatMap((row) => {
    month = row[months]?.text === '' ? month : monthIn(row[months]);
    const own = month;
    const labels = row.filter(({ text }, at) => at < left && at !== months && text !== '');
    return own === null || labels.some(looksNumeric)
      ? []
      : columns.flatMap(({ column, nth }) => {
          const cell = row[column];
          const name = labels.map(({ text }) => text).join(' ');
          return cell && cell.text !== '' ? [{ day: `${nth} ${own}`, name, cell }] : [];
        });
  });
}

function monthIn(cell: Cell | undefined): string | null {
  return cell && readDate(cell)?.kind === 'month' ? cell.text : null;
}

const nths = ['1st', '2nd', '3rd', '4th', '5th'];

/** The columns of `1st Sunday`, `W1`, `1주`, `Sun1`, `2`. */
function nthColumns(row: readonly Cell[]): { column: number; nth: string }[] {
  return row.flatMap(({ text }, column) => {
    const words = text.replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=주|째)/gu, ' ').split(/[\s.#]+/);
    const numbers = words.flatMap((word) => ordinalOf(word) ?? []);
    const weekday = words.find((word) => weekdayNamed(word) !== null);
    const isBare = words.every(
      (word) =>
        ordinalOf(word) !== null ||
        weekdayNamed(word) !== null ||
        /^(?:week|wk|w|woche|wo|semana|sem|semaine|s|settimana|uke|vecka|v|uge|tydzien|wiki|linggo|minggu|ke|weekend|주|주차)$/.test(
          plainWord(word),
        ) ||
        word === '',
    );
    const nth = nths[(numbers[0] ?? 0) - 1];
    return isBare && nth !== undefined && numbers.length === 1
      ? [{ column, nth: `${nth} ${weekday ?? 'Sunday'}` }]
      : [];
  });
}

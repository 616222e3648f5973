import type { Cell, Grid } from '../cell.ts';
import { meaningOfColumn } from '../columns/meaning.ts';
import type { DateForm } from '../dates/date-form.ts';
import { readDate } from '../dates/read-date.ts';
import { yearAlone } from './table.ts';

/**
 * Weeks or days without a year down and years across, each perhaps over some columns of its own: the rows of
 * each year, one year below the other.
 */
export function joinYears({ sheet, rows }: Grid): Grid | null {
  const top = rows.findIndex((row) => isYears(row));
  const heading = rows[top];
  const first = rows.findIndex((row, at) => at > top && isDated(row));
  const body = rows.slice(first).filter(isDated);
  if (!heading || first < 0 || body.length < 4) {
    return null;
  }
  const years = yearsOver(heading, rows.slice(first));
  // Tables side by side, each of a year with dates of its own, are no columns of the first one's dates.
  const hasOwnDates = ({ column }: { column: number }) =>
    body.filter((row) => isDated(row.slice(column))).length >= body.length / 2;
  if (years.some(hasOwnDates)) {
    return null;
  }
  const below = rows.slice(top + 1, first).findLast((row) => row.some(({ text }) => text !== ''));
  const names = [...new Set(years.map(({ column }) => below?.[column]?.text ?? ''))];
  const blank: Cell = { at: '', text: '', number: null, day: null };
  const lines = [...Map.groupBy(years, ({ year }) => year)].flatMap(([year, own]) =>
    body.flatMap((row) => {
      const cells = names.map((name) => {
        const place = own.find(({ column }) => (below?.[column]?.text ?? '') === name);
        return (place && row[place.column]) ?? blank;
      });
      const [date] = row;
      const at = cells.find(({ text }) => text !== '')?.at;
      return date && at !== undefined
        ? [[{ ...date, at, text: `${date.text} ${year}` }, ...cells]]
        : [];
    }),
  );
  const titles = rows
    .slice(0, top)
    .map((row) => [...row.slice(0, 2), ...names.map(() => blank)].slice(0, names.length + 1));
  const named = names.map((name) => ({ ...blank, text: name || 'Attendance' }));
  return {
    sheet,
    rows: [...titles, [{ ...blank, text: heading[0]?.text ?? '' }, ...named], ...lines],
  };
}

/** A row of at least two years, and what is worked out from them. */
function isYears(row: readonly Cell[]): boolean {
  const others = row.slice(1).filter(({ text }) => text !== '' && yearAlone(text) === null);
  return (
    row.slice(1).filter(({ text }) => yearAlone(text) !== null).length >= 2 &&
    others.every(({ text }) => ['derived', 'share', 'index'].includes(meaningOfColumn(text)))
  );
}

/** The columns of each year: also those below a merged cell that hold something. */
function yearsOver(
  heading: readonly Cell[],
  below: Grid['rows'],
): { year: number; column: number }[] {
  let year: number | null = null;
  return heading.flatMap(({ text }, column) => {
    year = text === '' ? year : yearAlone(text);
    const isFilled = below.some((row) => row[column]?.text);
    return column > 0 && year !== null && isFilled ? [{ year, column }] : [];
  });
}

function isDated([first]: readonly Cell[]): boolean {
  return first !== undefined && isWithoutYear(readDate(first));
}

function isWithoutYear(form: DateForm | null): boolean {
  return (
    (form?.kind === 'week' || form?.kind === 'day' || form?.kind === 'nth') && form.year === null
  );
}

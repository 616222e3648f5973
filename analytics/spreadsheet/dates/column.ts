import type { Cell } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import type { Ask } from '../questions.ts';
import type { DateForm, DayForm } from './date-form.ts';

/** The dates of a table: a line per row, null where it has none. */
export type DateLine = { cell: Cell; form: DateForm };

/** What a date is worth as long as a question about it is open. */
export type ReadDay = {
  day: number;
  span: 'day' | 'week';
  time: string | null;
  isTentative: boolean;
};

/** Whether a date begins with its month or with its day. */
export type DateOrder = 'month_first' | 'day_first';

/** What decides besides the cells themselves. */
export type DateContext = {
  church: SpreadsheetChurch;
  ask: Ask;
  /** Years that the title, the sheet or the file names. */
  years: readonly number[];
  /** The order of day and month that other tables of the file are sure of. */
  order: DateOrder | null;
  /** Heading of the column, which may say that weeks end or begin there. */
  heading: string;
};

/** The days of a form, of which a range has two. */
export function daysOf(form: DateForm): DayForm[] {
  if (form.kind === 'day') {
    return [form];
  }
  return form.kind === 'range' ? [form.from, form.to].filter((day) => day !== null) : [];
}

/** What became of a line: a day or a week, no date after all, or nothing that is kept. */
export type Outcome = { line: DateLine } & (
  | { kind: 'read'; read: ReadDay }
  | { kind: 'bad' }
  | { kind: 'month' }
  | { kind: 'left out' }
);
